import { git, temporaryFolder, writeFiles } from '../support/repository.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../src/report/patch.js';
import { renderSummary, SUMMARY_LIMIT } from '../../src/report/summary.js';
import { patchSection, type FixesToApply } from '../../src/report/summary/patch.js';
import { report } from './sample.js';

function change(path: string, before: string, after: string): Change {
  return { path, before: Buffer.from(before), after: Buffer.from(after) };
}

function section(fixes: Partial<FixesToApply>, room = 100_000): string {
  return patchSection({ changes: [], suggested: 0, more: 0, ...fixes }, room).text;
}

/** The patch in a section, as people copy it. */
function patchIn(text: string): string {
  return /^(`{3,})diff\n([^]*?)^\1\n/m.exec(text)?.[2] ?? '';
}

test('git applies the patch of a section', () => {
  const files = { 'a b.json': '{\n  "a": "```"\n}\n', 'größe.json': '1\n' };
  const changes = [change('a b.json', files['a b.json'], '{\n  "a": "````"\n}\n'), change('größe.json', '1\n', '2')];
  const folder = temporaryFolder();
  writeFiles(folder, files);
  git(folder, ['apply'], Buffer.from(patchIn(section({ changes }))));
  expect(readFileSync(join(folder, 'a b.json'), 'utf8')).toBe('{\n  "a": "````"\n}\n');
  expect(readFileSync(join(folder, 'größe.json'), 'utf8')).toBe('2');
});

test.each([
  ['line ends of Windows', '1\r\n', '2\r\n'],
  ['a byte order mark', '\uFEFF1\n', '1\n'],
  ['text that turns around', '"\u202e"\n', '"\u202e"'],
])('A file with %s is named instead', (_, before, after) => {
  const text = section({ changes: [change('a.json', before, after), change('b.json', '1\n', '2\n')] });
  expect(patchIn(text)).toMatch(/^diff --git a\/b\.json/);
  expect(text).toContain('Not in a patch here: `a.json`.');
});

test('A section keeps to its room, and names what does not fit', () => {
  const changes = Array.from({ length: 50 }, (_, n) =>
    change(`${String(n)}/${'$'.repeat(300)}`, `${'a'.repeat(900)}\n`, 'b'),
  );
  const text = section({ changes }, 60_000);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
  expect(text).toMatch(/Safe fixes in \d+ files, as a patch/);
  expect(text).toMatch(/Not in a patch here: .* and \d+ more files\./);
});

test('A section describes what is elsewhere, and is not there where nothing is to be told', () => {
  expect(section({})).toBe('');
  expect(section({ suggested: 2 })).toContain('2 safe fixes stand as suggestions on the pull request.');
  expect(section({ more: 1 })).toContain('1 more file may be fixed.');
});

test('A summary has the section, and stays within its bytes', () => {
  const changes = [change('a.json', '1\n', `${'x'.repeat(2_000_000)}\n`), change('b.json', '1\n', '2\n')];
  const text = [
    ...renderSummary(report(), { links: null, limit: SUMMARY_LIMIT, fixes: { changes, suggested: 0, more: 0 } }),
  ].join('');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT);
  expect(patchIn(text)).toContain('b/b.json');
  expect(text).toContain('Not in a patch here: `a.json`.');
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^<sub>return-gate/);
});

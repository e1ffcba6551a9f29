import { explainFiles } from '../../src/gather/explain-files.js';
import { firstLine } from '../../src/report/describe/answer.js';
import { checkChange, checkCommit, withoutSettings } from '../engine/evaluated.js';
import { summaryText } from '../support/planning.js';
import { makeRepository } from '../support/repository.js';

beforeAll(withoutSettings);

const STRAYS = [
  '.planning/notes/01-02-SUMMARY.md',
  '.planning/old/02-01-VERIFICATION.md',
  '_bmad-output/implementation-artifacts/1-2-dates.txt',
  'openspec/changes/add-dates/apply-progress.yaml',
  'specs/7_dates/return-meta-2.json',
];

/** Names like those of returns, of files that are none. */
const OTHERS = [
  '.planning/research/SUMMARY.md',
  '.planning/fixtures/notes/01-02-SUMMARY.md',
  '_bmad-output/notes.txt',
  'specs/7_dates/plans/meta.json',
  'docs/01-02-SUMMARY.md',
];

const PLACED = '.planning/phases/01-dates/01-01-SUMMARY.md';

const files = (paths: readonly string[]): Readonly<Record<string, string>> => ({
  'src/a.ts': 'a\n',
  [PLACED]: summaryText({ created: ['src/a.ts'] }),
  ...Object.fromEntries(paths.map((path) => [path, '# Text\n'])),
});

describe('a file with the name of a return below the own folder of its family, at no place for one', () => {
  test('is reported and counted in the first line, and others are not', async () => {
    const report = await checkCommit(makeRepository([{ files: files([...STRAYS, ...OTHERS]) }]).directory);
    const found = report.findings.filter(({ rule }) => rule === 'no-return-found');
    expect(found.map(({ file, severity }) => [file, severity])).toEqual(STRAYS.map((file) => [file, 'notice']));
    expect(found[0]?.message).toMatch(/^The file has the name of a return, but is not where returns are read/);
    expect(firstLine(report)).toMatch(/^The one claim holds; 5 files could not be read in full; /);
    expect(report.counts).toMatchObject({ files: 1, returns: 1 });
  });

  test('is a warning if the change adds it', async () => {
    const { directory } = makeRepository([{ files: files(STRAYS.slice(1)) }, { files: files(STRAYS) }]);
    const report = await checkChange(directory, 'HEAD~1');
    expect(
      report.findings
        .filter(({ severity, preexisting }) => severity === 'warning' && !preexisting)
        .map(({ file }) => file),
    ).toEqual(STRAYS.slice(0, 1));
  });

  test('is listed as left out', () => {
    expect(
      explainFiles(STRAYS, { patterns: [], ignore: [] }).map((reason) => reason.kind === 'left-out' && reason.because),
    ).toEqual(STRAYS.map(() => 'no-place'));
  });
});

import { evaluate } from '../../support/command-line.js';
import { makeRepository } from '../../support/repository.js';

const LINES = 'twelve lines\n'.repeat(40);

test('Claims of files on disk have the verdicts of the commit where nothing was changed since, leniencies and all', async () => {
  const summary = '.planning/phases/01-dates/01-01-SUMMARY.md';
  const lists = ['gone.md', 'old.md', 'here.md', 'lib/', 'never.md', 'HERE.md', 'deep/b.md'];
  const files = lists.map((path) => `    - ${path}\n`).join('');
  const text = `---\nphase: 01-dates\nplan: 01\nkey-files:\n  created:\n${files}  deleted:\n    - lib/\n---\n\n# Done\n`;
  const { directory } = makeRepository(
    [
      {
        files: {
          [summary]: text,
          'gone.md': '#',
          'old.md': LINES,
          'here.md': '#',
          'lib/a.md': '#',
          'a/deep/b.md': '#',
        },
      },
      { moved: { 'old.md': 'new.md' }, removed: ['gone.md', 'lib/a.md'] },
    ],
    { checkout: true },
  );
  const [commit, disk] = [await evaluate(directory), await evaluate(directory, ['--workspace'])];
  const verdicts = ({ report }: typeof commit): readonly string[] =>
    report.returns.flatMap(({ claims }) => claims.map(({ path, verdict }) => `${path} ${verdict}`));
  expect(verdicts(disk)).toEqual(verdicts(commit));
  expect(new Set(verdicts(commit).map((line) => line.split(' ')[1])).size).toBeGreaterThan(3);
});

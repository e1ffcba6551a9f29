import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryOf, problemsOf } from '../../scripts/release/changelog.js';

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-02-01

### Fixed

- Something.

## [1.2.2]

## [1.2.1] - 2026-01-01

[1.2.3]: https://example.com/1.2.3
[1.2.1]: https://example.com/1.2.1
`;

function problems(tag: string, version: string, changelog = CHANGELOG): readonly string[] {
  return problemsOf({ tag, versions: { 'package.json': version }, changelog });
}

describe('A tag is a release', () => {
  test('where version and changelog say the same', () => {
    expect(problems('v1.2.3', '1.2.3')).toEqual([]);
  });

  test.each(['1.2.3', 'v1.2', 'v1.2.3-rc.1', 'v1.2.3\n', 'v1', ''])('not as %j', (tag) => {
    expect(problems(tag, '1.2.3')).toEqual([expect.stringMatching(/is not of the form v1\.2\.3/)]);
  });

  test('not of another version', () => {
    expect(problems('v1.2.3', '1.2.4')).toEqual(['The tag is v1.2.3, and the version in package.json is 1.2.4.']);
  });

  test('not without an entry, a date and a text', () => {
    expect(problems('v1.2.4', '1.2.4')).toEqual([expect.stringMatching(/has no entry "## \[1\.2\.4\]/)]);
    expect(problems('v1.2.2', '1.2.2')).toEqual([
      expect.stringMatching(/has no date/),
      expect.stringMatching(/says nothing/),
    ]);
    expect(problems('v1.2.1', '1.2.1')).toEqual([expect.stringMatching(/says nothing/)]);
  });

  test('not while changes wait for an entry', () => {
    const waiting = CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n- New.\n');
    expect(problems('v1.2.3', '1.2.3', waiting)).toEqual([expect.stringMatching(/has unreleased changes/)]);
  });
});

test('the notes of a release are its entry, without links of the page', () => {
  expect(entryOf(CHANGELOG, '1.2.3')).toEqual({ date: '2026-02-01', text: '### Fixed\n\n- Something.' });
  expect(entryOf(CHANGELOG, '1.2.1')?.text).toBe('');
});

test('the changelog has an entry of the version of the package', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly version: string };
  expect(entryOf(readFileSync(`${root}CHANGELOG.md`, 'utf8'), version)?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

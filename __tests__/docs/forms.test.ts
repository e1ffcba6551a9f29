import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeRepository } from '../support/repository.js';
import { returnGate } from '../support/command-line.js';

/** `npm run goldens` writes what the gate prints into the page. */
const WRITES = process.env.npm_lifecycle_event === 'goldens';
const FILE = fileURLToPath(new URL('../../docs/forms.md', import.meta.url));
const PAGE = readFileSync(FILE, 'utf8');

/** A section of the page that is a whole project: its files, and what the gate prints of it. */
interface Example {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly output: string;
}

function examples(): readonly Example[] {
  return PAGE.split(/^## Example: /m).flatMap((section): readonly Example[] => {
    const output = /prints:\n\n```text\n([^]*?)```/.exec(section)?.[1];
    if (output === undefined) return [];
    const written = [...section.matchAll(/^`([^`]+)`:\n\n```\w+\n([^]*?)```/gm)];
    const [, beside = ''] = /^Committed with it: (.*)\. Then /m.exec(section) ?? [];
    return [
      {
        name: section.split('\n', 1)[0] ?? '',
        files: Object.fromEntries([
          ...written.map(([, path = '', text = '']) => [path, text] as const),
          ...[...beside.matchAll(/`([^`]+)`/g)].map(([, path = '']) => [path, `// ${path}\n`] as const),
        ]),
        output,
      },
    ];
  });
}

test('the page has five complete examples', () => {
  expect(examples().map(({ name }) => name)).toEqual([
    'JSON with a schema',
    'JSON Lines',
    'A frontmatter',
    'Headings',
    'Labels',
  ]);
});

test.each(examples().map((example) => [example.name, example] as const))(
  '%s: prints what the page says',
  async (_, { files, output }) => {
    const { directory } = makeRepository([{ files }]);
    const { stdout } = await returnGate(['check', '--no-color', '--now', '2026-01-28T12:00:00Z'], { cwd: directory });
    if (WRITES)
      writeFileSync(
        FILE,
        readFileSync(FILE, 'utf8').replace(output, () => stdout),
      );
    else expect(stdout).toBe(output);
  },
);

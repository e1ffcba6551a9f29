import { evaluate, type ReportedRun } from '../../support/command-line.js';
import { headed } from '../../support/envelope.js';
import { makeRepository } from '../../support/repository.js';

const FILE = 'openspec/changes/fold-maps/result.return.md';

/** The report of an envelope with some artifacts, beside files. */
async function reportOf(artifacts: string, ...paths: readonly string[]): Promise<ReportedRun> {
  const files = Object.fromEntries(paths.map((path) => [path, `${path}\n`]));
  const { directory } = makeRepository([{ files: { ...files, [FILE]: headed({ artifacts }) } }]);
  return (await evaluate(directory)).report;
}

async function verdicts(artifacts: string, ...paths: readonly string[]): Promise<readonly string[]> {
  const { returns } = await reportOf(artifacts, ...paths);
  return (returns[0]?.claims ?? []).map(({ path, verdict }) => `${verdict} ${path}`);
}

describe('A link below Artifacts', () => {
  test.each([
    ['../../../src/a.ts', 'src/a.ts'],
    ['./design.md', 'openspec/changes/fold-maps/design.md'],
    ['design.md', 'openspec/changes/fold-maps/design.md'],
    ['specs/a.md', 'openspec/changes/fold-maps/specs/a.md'],
    ['src/a.ts', 'src/a.ts'],
    ['./design.md', 'design.md'],
    ['../other/design.md', 'openspec/changes/other/design.md'],
  ])('to %s leads to %s, and nowhere without it', async (target, path) => {
    expect(await verdicts(`- [The work](${target})`, path)).toEqual([`present ${target}`]);
    expect(await verdicts(`- [The work](${target})`)).toEqual([`missing ${target}`]);
  });

  test('does not leave the project', async () => {
    expect(await verdicts('- [The work](../../../../a.ts)', 'a.ts')).toEqual(['outside ../../../../a.ts']);
    expect(await verdicts('- `../a.ts`', 'openspec/changes/a.ts')).toEqual(['outside ../a.ts']);
  });
});

test('A rule does not end artifacts where the envelope goes on behind it', async () => {
  const artifacts = '- `src/a.ts`\n\n---\n\n- `src/b.ts`';
  expect(await verdicts(artifacts, 'src/a.ts')).toEqual(['present src/a.ts', 'missing src/b.ts']);
  expect(await verdicts(`${artifacts}\n\n### Notes\n\n- \`src/c.ts\``, 'src/a.ts', 'src/b.ts')).not.toContain(
    'missing src/c.ts',
  );
});

test.each([
  ['```yaml\nfiles:\n  - path: src/a.ts\n```', true],
  ['```json\n["src/a.ts"]\n```', true],
  ['```yaml\nname: dates\nversion: 1.2\n```', false],
  ['```json\n{"see": "https://example.org/a/b.html", "type": "text/html"}\n```', false],
  ["```ts\nimport './a/b.ts';\n```", false],
])('Code for data is reported where it names a file: %j', async (code, isUnread) => {
  const { findings } = await reportOf(`- \`src/b.ts\`\n\n${code}`, 'src/b.ts');
  expect(findings.map(({ rule }) => rule).includes('envelope-unread')).toBe(isUnread);
});

test.each([
  ['## Files Changed\n\n- `src/a.ts` — new\n', ['envelope-unread']],
  ['**Files Changed:**\n- src/a.ts\n', ['envelope-unread']],
  ['## Files Changed\n\n| File | What |\n|---|---|\n| src/a.ts | parser |\n', ['envelope-unread']],
  ['| File | Action |\n|---|---|\n| src/b.ts | New |\n\n## Files Changed\n\n- src/a.ts\n', ['envelope-unread']],
  ['| File | Action |\n|---|---|\n| none | |\n', []],
  ['## Files Changed\n\nNone.\n', []],
])('Files that a report of progress lists elsewhere than in its table are unread: %j', async (text, rules) => {
  const file = 'openspec/changes/fold-maps/apply-progress.md';
  const { directory } = makeRepository([{ files: { 'src/b.ts': 'b\n', [file]: `# Progress\n\n${text}` } }]);
  const { findings } = (await evaluate(directory)).report;
  expect(findings.flatMap((one) => (one.file === file ? [one.rule] : []))).toEqual(rules);
});

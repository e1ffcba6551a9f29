import { evaluate } from '../../support/command-line.js';
import { makeRepository } from '../../support/repository.js';

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

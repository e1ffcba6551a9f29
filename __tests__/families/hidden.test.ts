import { standards } from '../../src/families/registry.js';
import { findFrontmatter } from '../../src/read/document/frontmatter-block.js';
import type { Example } from '../../src/model/rule.js';
import type { Standard } from '../../src/model/standard.js';
import { checkExample } from '../support/gate.js';

/** What decides something in a document of some family: none of it may in a comment. The last ones claim a file that is not there. */
const STRUCTURE: readonly string[] = [
  ...['```', '~~~', '---', '# Story 9.9: Other', 'Status: draft', '**Status:** draft', '## Status\n\ndraft'],
  ...['## Status: draft', '## Dev Agent Record', '## Tasks / Subtasks\n\n- [ ] Open', '**Change Log**'],
  ...['### Change Log', '**Deleted:**', '**Planned:**', '### Deleted', '## Suggested Review Order'],
  ...['## Auto Run Result', '## Self-Check: FAILED', '## Self-Check: PASSED', '## Task Commits\n\n- `abc123f`'],
  ...['<task type="checkpoint:human-verify">', '**Status**: blocked', '**Change**: other-change'],
  ...['## Archive report', '**Risks**: CRITICAL: All is lost.'],
  '```yaml\nschema: gentle-ai.verify-result/v1\nverdict: fail\n```',
  '```json\n{"status": "completed", "artifacts": [{"type": "plan", "path": "src/example.ts"}], "metadata": {}}\n```',
  ...['### File List\n\n- `src/example.ts` (new)', '## Files Created/Modified\n\n- `src/example.ts`'],
  ...['### Required Artifacts\n\n| `src/example.ts` | x | ✓ VERIFIED | x |', '**Artifacts**: `src/example.ts`'],
  ...['### Artifacts\n- src/example.ts', '- src/example.ts (new)', '- [x] `src/example.ts` -- make it'],
  'FOUND: src/example.ts',
];

/** How a text is hidden: as a block, and in a definition of a link. */
const HIDING: readonly (readonly [string, (text: string) => string])[] = [
  ['a comment', (text) => `<!--\n${text}\n-->`],
  ['a comment with blank lines', (text) => `<!-- note\n\n${text}\n\n-->`],
];

const MARKDOWN = standards.filter(({ sample }) => sample.text !== undefined && !sample.text.startsWith('{'));

/** A sample with a text at each of its line ends, but for those in its frontmatter, and in a fence that opens it. */
function everywhere({ sample: { text = '' } }: Standard, hidden: string): string {
  const opening = openingOf(text);
  // A table ends with a comment.
  const lines = text.slice(opening).split(/(?<=\n)(?!\|)/);
  return text.slice(0, opening) + lines.map((line) => `${line}${line.endsWith('\n') ? `${hidden}\n` : ''}`).join('');
}

/** Where the frontmatter ends, or the fence that opens a text: the envelope of a verification is the first content of its file. */
function openingOf(text: string): number {
  return text.startsWith('```') ? text.indexOf('```\n', 3) + 4 : findFrontmatter(text).body;
}

/** What the gate says of an example, but for places. */
async function said(
  standard: Standard,
  example: Example,
): Promise<{ readonly returns: unknown; readonly findings: readonly unknown[] }> {
  const { returns, findings } = await checkExample(standard, example);
  return {
    returns: returns.map(({ file, status, claims }) => [
      file,
      status,
      claims.map(({ claim: { path, type }, verdict }) => [path, type, verdict.name]),
    ]),
    findings: findings.map(({ rule, severity, file }) => [rule, severity, file]).sort(),
  };
}

/** A sample whose claims are all false. */
function lie({ sample: { tree } }: Standard): Example {
  const work = Object.keys(tree).filter((path) => !/\.planning\/|tasks\.md$|spec\.md$/.test(path));
  return { tree: Object.fromEntries(work.map((path) => [path, null])) };
}

describe.each(MARKDOWN.map((standard) => [standard.id, standard] as const))('In %s', (_, standard) => {
  describe.each(HIDING)('%s', (__, hide) => {
    // Several at a time: one alone in each text would take long, and what has an effect has one beside others, too.
    test.each([0, 7, 14, 21, 28])(
      'accuses nobody and excuses nothing with the seven texts from %i on',
      async (from) => {
        const texts = STRUCTURE.slice(from, from + 7);
        const hidden = everywhere(standard, texts.map(hide).join('\n'));
        expect(await said(standard, { text: hidden })).toEqual(await said(standard, {}));
        const lying = lie(standard);
        expect(await said(standard, { ...lying, text: hidden })).toEqual(await said(standard, lying));
      },
    );
  });
});

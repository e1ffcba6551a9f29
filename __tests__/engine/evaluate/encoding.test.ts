import { memoryTree } from '../../support/memory-tree.js';
import { runOver } from '../../support/run.js';

/** `rule severity` of all that a run says of one file. */
async function said(file: string, content: Uint8Array): Promise<readonly string[]> {
  const files = new Map([[file, { kind: 'file', content }] as const]);
  const tree = memoryTree({ file, files, earlier: new Map(), workspace: new Set() });
  const { findings } = await runOver({ tree, context: { ifNoReturns: 'ignore' } });
  return findings.map(({ rule, severity }) => `${rule} ${severity}`);
}

const ENCODING = ['json-encoding error'];
const SPECIFICATION =
  '# Spec\n\n### Requirement: logout\n\n- WHEN they select "Cerrar sesi\u00f3n"\n\n## Status\n\nNext.\n';
const REPORT = '```yaml\nschema: gentle-ai.verify-result/v1\nverdict: pass\nnote: sesi\u00f3n\n```\n';
const ENVELOPE =
  '**Status**: success\n**Summary**: Sesi\u00f3n.\n**Artifacts**: `src/a.ts`\n**Next**: Verify it.\n**Risks**: None.\n';
const STORY =
  '# Story 1.2: Sesi\u00f3n\n\nStatus: done\n\n## Dev Agent Record\n\n### File List\n\n- `src/a.ts` (new)\n';

describe.each([
  ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
  [
    'UTF-16, the other way round',
    (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]).swap16(),
  ],
])('In %s', (_, encoded) => {
  test.each([
    ['openspec/changes/x/specs/y/spec.md', SPECIFICATION],
    ['openspec/changes/x/verify-report.md', SPECIFICATION],
    ['docs/stories/1-2-notes.md', '# Sesi\u00f3n\n\nNotes.\n'],
    ['docs/stories/notes.md', '# Sesi\u00f3n\n\nNotes.\n'],
  ])('%s is no return, and nothing is said', async (file, text) => {
    expect(await said(file, encoded(text))).toEqual([]);
  });

  test.each([
    ['openspec/changes/x/verify-report.md', REPORT],
    ['openspec/changes/x/apply.md', ENVELOPE],
    ['docs/stories/1-2-thing.md', STORY],
    ['return-logs/a.md', ENVELOPE],
    // Of what has the name of a return its place alone is enough.
    ['.planning/phases/01-a/01-01-SUMMARY.md', '# Sesi\u00f3n\n'],
    ['specs/1_a/.return-meta.json', '{"summary":"sesi\u00f3n"}'],
  ])('%s could be one, and is reported', async (file, text) => {
    expect(await said(file, encoded(text))).toEqual(ENCODING);
  });
});

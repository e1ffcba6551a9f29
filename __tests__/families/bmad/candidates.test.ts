import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../../src/model/report.js';
import { makeRepository } from '../../support/repository.js';
import { checkCommit, withoutSettings } from '../../engine/evaluated.js';

beforeAll(withoutSettings);

const STORY = '# Story 1.2: Dates\n\nStatus: done\n\n### File List\n\n- `src/a.ts` (new)\n';

/** A ticket of BMAD 7. Its work is not there. */
const TICKET = '---\nstatus: done\nroute_source: full\n---\n\n# Dates\n\n## Tasks\n\n- [x] `src/never.ts` -- parse\n';

/** A repository with one story, and others of its folder as they are given: as text, as bytes, or as a link. */
async function reportOf(others: Readonly<Record<string, string | Buffer | { readonly to: string }>>): Promise<Report> {
  const { directory, git } = makeRepository(
    [{ files: { 'src/a.ts': 'export const a = 1;\n', 'docs/stories/1.2.dates.md': STORY } }],
    { checkout: true },
  );
  for (const [path, content] of Object.entries(others)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(file, content);
    else symlinkSync(content.to, file);
  }
  git('add', '-A');
  git('commit', '-q', '-m', 'More');
  return await checkCommit(directory);
}

/** A megabyte more. */
const large = (text: string): string => `${text}${'x'.repeat(70)}\n`.repeat(30_000);
const LARGE = large(STORY);
const NOTES = '# Notes\n\n## File List\n\n- `src/never.ts` (new)\n';

describe('A file where stories may be', () => {
  it.each([
    ['without a mark', 'docs/stories/README.md', '# Stories\n\nNone yet.\n'],
    ['with a mark that is no story', 'docs/stories/notes.md', NOTES],
    ['with JSON that looks like a return', 'specs/notes.md', '# Notes\n\n```json\n{"status": "completed"}\n```\n'],
    ['that is no UTF-8', 'specs/notes.md', Buffer.from([0x23, 0x20, 0xe4, 0x0a])],
    ['that is empty', 'docs/stories/1.4.empty.md', ''],
    ['that is a link to no story', 'docs/stories/notes.md', { to: '../../src/a.ts' }],
    ['that is a link to nothing', 'docs/stories/notes.md', { to: 'none.md' }],
    ['that is a link out of the repository', 'docs/stories/notes.md', { to: '../../../none.md' }],
    ['that is too large', 'docs/stories/notes.md', large(NOTES)],
    ['that shows a story behind its first 64 KiB', 'docs/stories/notes.md', `# Notes\n${'x\n'.repeat(40_000)}${LARGE}`],
    ['that is a template of a ticket', 'docs/initiative-dates/story-template.md', TICKET],
    ['that is a ticket in a folder of templates', 'docs/initiative-dates/templates/story-a.md', TICKET],
    ['that is no ticket', 'docs/initiative-dates/notes.md', TICKET.replace('route_source', 'source')],
    ['that has the frontmatter of a ticket elsewhere', 'docs/stories/notes.md', TICKET],
  ])('is skipped without a word: %s', async (_, path, content) => {
    const { counts, findings, returns } = await reportOf({ [path]: content });
    expect(findings).toEqual([]);
    expect(returns.map(({ file }) => file)).toEqual(['docs/stories/1.2.dates.md']);
    expect(counts.files).toBe(1);
  });

  it.each([
    ['too large', 'docs/stories/1.3.dates.md', LARGE, 'file-too-large'],
    [
      'no UTF-8 below its name',
      'docs/stories/1.3.dates.md',
      Buffer.concat([Buffer.from([0xe4]), Buffer.from(STORY)]),
      'json-encoding',
    ],
    ['too large, as its start shows', 'docs/stories/dates.md', LARGE, 'file-too-large'],
    ['a link to a story', 'docs/stories/dates.md', { to: '1.2.dates.md' }, 'return-object'],
    ['a link to a story through another', 'docs/Stories/dates.md', { to: '../stories/1.2.dates.md' }, 'return-object'],
    ['without its work', 'docs/Stories/1.3.dates.md', STORY.replace('src/a', 'src/never'), 'artifact-missing'],
    ['a ticket', 'docs/Initiative-dates/epic-a/story-b.MD', TICKET, 'artifact-missing'],
    ['no UTF-8', 'docs/stories/dates.md', Buffer.concat([Buffer.from(STORY), Buffer.from([0xe4])]), 'json-encoding'],
  ])('is reported where it is certainly a story and %s', async (_, path, content, rule) => {
    const { findings } = await reportOf({ [path]: content });
    expect(findings.map((finding) => [finding.file, finding.rule])).toEqual([[path, rule]]);
  });
});

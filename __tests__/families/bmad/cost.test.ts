import type { ExampleEntry } from '../../../src/families/example.js';
import { loaded } from '../../../src/families/bmad/family.js';
import type { LoadedFamily } from '../../../src/families/family.js';
import type { Tree } from '../../../src/model/tree.js';
import { memoryTree } from '../../support/memory-tree.js';
import { runOver } from '../../support/run.js';

const STORIES = 30;

const story = (n: number): string =>
  `# Story 1.${String(n)}: Dates\n\nStatus: done\n\n## Dev Agent Record\n\n### File List\n\n- \`src/a.ts\` (new)\n`;

/** Where other Markdown is: where no return is, and where stories are, with a text that is none. */
const OTHERS: readonly (readonly [(n: number) => string, string])[] = [
  [(n) => `docs/pages/${String(n)}.md`, '# Page\n\n## File List\n\n- `src/never.ts` (new)\n'],
  [(n) => `README-${String(n)}.md`, '# Read me\n'],
  [(n) => `_bmad-output/planning-artifacts/prd-${String(n)}.md`, '# Product\n\nWhat it is for.\n'],
  [(n) => `docs/stories/notes-${String(n)}.md`, '# Notes on stories\n\n- `src/never.ts`\n'],
  [(n) => `src/specs/page-${String(n)}.md`, '---\ntitle: Page\n---\n\n## Tasks\n\n- [x] `src/never.ts`\n'],
];

/** A tree with stories and some other Markdown files of each kind, and the paths that were read of it. */
function treeWith(others: number): { readonly tree: Tree; readonly read: string[] } {
  const files = new Map<string, ExampleEntry>([['src/a.ts', { kind: 'file', content: 'export const a = 1;\n' }]]);
  for (let n = 1; n <= STORIES; n++) {
    files.set(`docs/stories/1.${String(n)}.dates.md`, { kind: 'file', content: story(n) });
  }
  for (const [path, content] of OTHERS) {
    for (let n = 1; n <= others; n++) files.set(path(n), { kind: 'file', content });
  }
  const tree = memoryTree({ file: '', files, earlier: new Map(), workspace: new Set() });
  const read: string[] = [];
  return {
    tree: {
      ...tree,
      read: (wanted, limit) => {
        read.push(...wanted.map(({ path }) => path));
        return tree.read(wanted, limit);
      },
    },
    read,
  };
}

describe('A repository of many Markdown files', () => {
  const readers = loaded as Required<Pick<LoadedFamily, 'readWhole' | 'readOpening'>>;
  const { readWhole, readOpening } = readers;
  /** The files that were parsed as a story, and as Markdown that a return opens. */
  const parsed = { asStory: [] as string[], asOpening: [] as string[] };

  beforeEach(() => {
    parsed.asStory = [];
    parsed.asOpening = [];
    Object.assign(readers, {
      readWhole: (...given: Parameters<typeof readWhole>) => {
        parsed.asStory.push(given[2]);
        return readWhole(...given);
      },
      readOpening: (...given: Parameters<typeof readOpening>) => {
        parsed.asOpening.push(given[1]);
        return readOpening(...given);
      },
    });
  });

  afterAll(() => {
    Object.assign(readers, { readWhole, readOpening });
  });

  test('has only its stories parsed: the others are told by their place, or by a look at their text', async () => {
    const { tree, read } = treeWith(20);
    const { counts, findings } = await runOver({ tree });
    expect(counts).toMatchObject({ files: STORIES, returns: STORIES, claims: STORIES });
    expect(findings).toEqual([]);
    expect(parsed.asStory).toHaveLength(STORIES);
    expect(parsed.asStory.every((file) => /^docs\/stories\/1\.\d+\.dates\.md$/.test(file))).toBe(true);
    expect(parsed.asOpening).toEqual([]);
    // Only files where stories may be are looked into.
    expect(read.filter((path) => /^(?:docs\/pages|README)/.test(path))).toEqual([]);
    expect(new Set(read).size).toBe(read.length);
  });

  test('costs as many parses as the stories alone', async () => {
    await runOver({ tree: treeWith(0).tree });
    expect(parsed.asStory).toHaveLength(STORIES);
  });
});

import { loadedFamilies } from '../../src/families/all.js';
import type { SurveyedFile } from '../../src/families/family.js';

/** What the family whose versions begin with a word says of files. */
function survey(word: string, files: readonly SurveyedFile[]): string | undefined {
  return loadedFamilies.find(({ standards }) => standards.some(({ id }) => id.startsWith(word)))?.survey?.(files);
}

function story(name: string, list: string): SurveyedFile {
  const text = `# Story ${name}\n\nStatus: done\n\n## Dev Agent Record\n\n${list}`;
  return { file: `_bmad-output/implementation-artifacts/${name}.md`, text };
}

const SPEC: SurveyedFile = {
  file: '_bmad-output/implementation-artifacts/spec-x.md',
  text: "---\nstatus: 'done'\nbaseline_commit: NO_VCS\n---\n\n# X\n\n## Intent\n",
};

describe('What init says of', () => {
  test('stories: how many, with how many lists, in which language', () => {
    const english = story(
      '1-1-a',
      '### File List\n\n**Created:**\n\n- `src/modifier.ts` (new)\n- `src/b.ts` (modified)\n',
    );
    const french = story('1-2-b', '### File List\n\n- `src/new.ts` (créé)\n- `src/created.ts` (modifié)\n');
    const none = story('1-3-c', '### Completion Notes\n\nTerminé.\n');
    expect(survey('bmad', [english, none])).toBe('BMAD: 2 stories, 1 with a File List, in English');
    expect(survey('bmad', [french])).toBe('BMAD: 1 story, 1 with a File List, in French');
    expect(survey('bmad', [story('1-4-d', '### File List\n\n- `src/new.ts`\n'), SPEC])).toBe(
      'BMAD: 1 story, 1 with a File List; 1 build spec',
    );
    expect(survey('bmad', [SPEC])).toBe('BMAD: 1 build spec');
  });

  test('documents of GSD: phases, quick tasks, and how many of each kind', () => {
    const files = [
      '.planning/phases/01-a/01-01-PLAN.md',
      '.planning/phases/01-a/01-01-SUMMARY.md',
      '.planning/phases/01-a/01-VERIFICATION.md',
      '.planning/phases/02-b/plans/PLAN-01.md',
      '.planning/quick/3-c/3-SUMMARY.md',
    ];
    expect(
      survey(
        'gsd',
        files.map((file) => ({ file, text: '' })),
      ),
    ).toBe('GSD: 2 phases, 1 quick task, 2 summaries, 2 plans, 1 verification');
  });
});

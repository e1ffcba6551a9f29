import type { LoadedFamily, PromptText } from '../family.js';
import { bmadFamilyOf, readBmad } from './read/bmad.js';
import { unreadIn } from './read/unread.js';
import { versions } from './versions/generated/index.js';
import type { Standard, FamilyName } from '../../model/standard.js';
import { quotedList } from '../../model/text.js';
import { claimsInPrompt } from '../define.js';

const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common } as const;

/** The texts of `prompt` about stories and build specs. */
const prompts: ReadonlyMap<FamilyName, PromptText> = new Map<FamilyName, PromptText>([
  [
    'bmad-story',
    {
      isWhat: 'the Markdown file in which a dev agent of BMAD lists what it created, changed and deleted for a story',
      ...DOCUMENT,
      nameless: 'A story of BMAD',
      opening: [
        'When a story is done, its File List names every file that was created, modified or deleted for it, one item each: the path in a',
        'code span, relative to the root of the repository, followed by (new), (modified) or (deleted).',
        'Remove from the list what was planned and not made, and what git ignores. Compare it with `git diff --name-status` before you',
        'set the status to review or done: only do that when all of the files are committed, and tick the completed tasks.',
      ],
    },
  ],
  [
    'bmad-spec',
    {
      isWhat: 'the Markdown file by which BMAD builds: its ticked tasks, and what to review',
      ...DOCUMENT,
      nameless: 'A build spec of BMAD',
      opening: [
        'When a build spec is done, every completed task is ticked, and begins with the path of its file in a code span, relative to',
        'the root of the repository. Set the status to in-review or done only when all of these files are committed.',
        'Each link below Suggested Review Order leads to a committed file, by a path relative to the folder of the spec.',
      ],
    },
  ],
]);

/** The conditions for both. */
function common(standard: Standard): readonly string[] {
  return [
    `The work is done with the status ${quotedList(standard.success)}.`,
    ...claimsInPrompt(standard),
    'Each path leads to a committed file that is not empty; a file listed as deleted does not exist.',
    'Paths are plain: forward slashes, no patterns, the letter case of the file.',
  ];
}

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  upstreams: [{ title: 'BMAD-METHOD', url: 'https://github.com/bmad-code-org/BMAD-METHOD' }],
  prompts,
  whyNotMigrated: (id) =>
    `stories and build specs of BMAD are not migrated: ${id} reads those of every version of its family.`,
  readWhole: (source, _, file) => readBmad(source, file),
  unreadIn,
  readOpening: readBmad,
  recognise: (text, { form }) => (form === 'whole' ? null : bmadFamilyOf('', text)),
};

import type { Standard } from '../../model/standard.js';
import { listOf, quote } from '../../model/text.js';
import type { FamilyName } from '../../model/vocabulary.js';
import { claimsInPrompt } from '../define.js';
import type { PromptText } from '../family.js';

const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common } as const;

/** What `prompt` says of the documents of GSD. */
export const prompts: ReadonlyMap<FamilyName, PromptText> = new Map<FamilyName, PromptText>([
  [
    'gsd-summary',
    {
      isWhat: 'the Markdown file with which GSD sums up the execution of a plan',
      ...DOCUMENT,
      nameless: 'A summary of GSD',
      opening: [
        'When a plan is executed, its summary is written beside it, named as it is with SUMMARY for PLAN, and committed with the work.',
        'It begins with a frontmatter between two lines of three dashes, with the fields below; the rest is Markdown as in the example.',
      ],
    },
  ],
  [
    'gsd-plan',
    {
      isWhat: 'the Markdown file in which GSD says what must hold when a plan is done',
      ...DOCUMENT,
      nameless: 'A plan of GSD',
      opening: [
        'A plan begins with a frontmatter between two lines of three dashes, with the fields below. What it calls must_haves is held',
        'against the tree once its summary is there.',
      ],
    },
  ],
  [
    'gsd-verification',
    {
      isWhat: 'the Markdown file in which a second agent of GSD says what it found',
      ...DOCUMENT,
      nameless: 'A verification of GSD',
      opening: [
        'A verification begins with a frontmatter between two lines of three dashes, with the fields below. Below the heading Required',
        'Artifacts a table has a row for each file, its path in a code span first.',
      ],
    },
  ],
]);

/** What holds for every document. */
function common(standard: Standard, isRequired: (pointer: string) => boolean): readonly string[] {
  const { success, family } = standard;
  const isSummary = family === 'gsd-summary';
  const none = isSummary && !isRequired('/status') ? ', or no status at all' : '';
  return [
    ...(success.length === 0 ? [] : [`Success is ${listOf(success.map((status) => quote(status)))}${none}.`]),
    ...claimsInPrompt(standard),
    `Each path leads to a committed file that is not empty${isSummary ? '; what is called deleted is not there' : ''}.`,
    'Paths are relative to the folder that holds .planning and plain: forward slashes, no patterns, the letter case of the file.',
    'No path is that of a folder, in a submodule or outside of the project.',
  ];
}

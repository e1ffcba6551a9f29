import type { FamilyName, Standard } from '../../model/standard.js';
import type { LoadedFamily, PromptText } from '../family.js';
import { isGsd, type GsdFamily } from './place.js';
import type { ReadDocument } from '../../read/document/composition.js';
import { frontmatterOf, memberOf } from '../../read/document/frontmatter.js';
import type { Source, UnnumberedReturn } from '../../read/source.js';
import { readPlan } from './read/plan.js';
import { readSummary } from './read/summary.js';
import { readVerification } from './read/verification.js';
import { isSuperseded } from './status.js';
import { versions } from './versions/generated/index.js';
import { quotedList } from '../../model/text.js';
import { claimsInPrompt } from '../define.js';

const DOCUMENT = { list: 'fields', isJson: false, isSeenByHooks: false, common } as const;

/** The texts of `prompt` about GSD documents. */
const prompts: ReadonlyMap<FamilyName, PromptText> = new Map<FamilyName, PromptText>([
  [
    'gsd-summary',
    {
      isWhat: 'the Markdown file with which GSD sums up the execution of a plan',
      ...DOCUMENT,
      nameless: 'A summary of GSD',
      opening: [
        'When a plan is executed, its summary is written into the same folder, under the same name with SUMMARY for PLAN, and committed with the work.',
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
        'A plan begins with a frontmatter between two lines of three dashes, with the fields below. Its must_haves are checked',
        'against the tree once its summary exists.',
      ],
    },
  ],
  [
    'gsd-verification',
    {
      isWhat: 'the Markdown file in which a second GSD agent reports its findings',
      ...DOCUMENT,
      nameless: 'A verification of GSD',
      opening: [
        'A verification begins with a frontmatter between two lines of three dashes, with the fields below. Below the heading Required',
        'Artifacts a table has a row for each file, its path in a code span first.',
      ],
    },
  ],
]);

/** The conditions for every document. */
function common(standard: Standard, isRequired: (pointer: string) => boolean): readonly string[] {
  const { success, family } = standard;
  const isSummary = family === 'gsd-summary';
  const none = isSummary && !isRequired('/status') ? ', or no status at all' : '';
  return [
    ...(success.length === 0 ? [] : [`Success is ${quotedList(success)}${none}.`]),
    ...claimsInPrompt(standard),
    `Each path leads to a committed file that is not empty${isSummary ? '; a file listed as deleted does not exist' : ''}.`,
    'Paths are relative to the folder that holds .planning and plain: forward slashes, no patterns, the letter case of the file.',
    'No path is a folder, in a submodule or outside the project.',
  ];
}

export const loaded: LoadedFamily = {
  versions,
  examples: async () => (await import('./examples.js')).examples,
  section: async () => (await import('./section.js')).section,
  upstreams: [
    { title: 'GSD (Get Shit Done)', url: 'https://github.com/gsd-build/get-shit-done' },
    { title: 'GSD Core', url: 'https://github.com/open-gsd/gsd-core' },
  ],
  prompts,
  whyNotMigrated: (id) =>
    `documents of GSD are not migrated, since only their agents know their final status. Check them against ${id} unchanged, and use its fields in new ones.`,
  readWhole: (source, name) => {
    const family = isGsd(name) ? name : 'gsd-summary';
    const found = readGsd(source, family);
    // A superseded plan claims nothing.
    return family === 'gsd-plan' && isSuperseded(found.value) ? null : found;
  },
  recognise: (text, { form }) => (form === 'whole' ? null : gsdFamilyOfText(text)),
};

const READERS: Readonly<Record<GsdFamily, (source: Source) => ReadDocument>> = {
  'gsd-summary': readSummary,
  'gsd-plan': readPlan,
  'gsd-verification': readVerification,
};

/** Reads a document of GSD: the whole file is one return. Takes time linear in its text, and never throws. */
export function readGsd(source: Source, family: GsdFamily): UnnumberedReturn {
  return { ...READERS[family](source), composed: family };
}

/** Frontmatter keys that only one of the families with a `phase` has. */
const OWN_KEYS: readonly (readonly [GsdFamily, readonly string[]])[] = [
  ['gsd-plan', ['must_haves', 'files_modified', 'autonomous']],
  ['gsd-verification', ['verified', 'score', 'gaps']],
  [
    'gsd-summary',
    ['key-files', 'key_files', 'requirements-completed', 'requirements_completed', 'subsystem', 'duration'],
  ],
];

/** The GSD family that a text looks like, if it has no path; null for other texts. */
export function gsdFamilyOfText(text: string): GsdFamily | null {
  const { members } = frontmatterOf(text);
  if (memberOf(members, 'phase') === undefined) return null;
  return OWN_KEYS.find(([, keys]) => memberOf(members, ...keys) !== undefined)?.[0] ?? null;
}

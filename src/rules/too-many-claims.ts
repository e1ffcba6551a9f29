import { MOST_CLAIMS } from '../model/claim.js';
import { once } from '../model/once.js';
import { NOTHING, type Example, type ReturnRule } from '../model/rule.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';

/** Created on first use: such a long list would cost time at every start. */
const badExamples = once((): readonly Example[] => {
  const many = Array.from({ length: MOST_CLAIMS + 1 }, (_, n) => `src/part-${String(n)}.ts`);
  return [
    {
      families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
      set: { '/artifacts': Array(MOST_CLAIMS + 1).fill(PLAN) },
      also: ['artifact-object', 'handoff-tokens'],
    },
    {
      families: ['result-envelope'],
      replace: [
        [
          PROPOSAL,
          Array(MOST_CLAIMS + 1)
            .fill(PROPOSAL)
            .join(', '),
        ],
      ],
    },
    {
      families: ['gsd-summary'],
      // A file that is claimed as deleted need not exist.
      replace: [['  modified:\n', `  deleted:\n${many.map((path) => `    - ${path}\n`).join('')}  modified:\n`]],
    },
    {
      families: ['bmad-story'],
      // What is said to be gone needs not be there.
      replace: [['- `src/page.ts`', `${many.map((path) => `- \`${path}\` (deleted)\n`).join('')}- \`src/page.ts\``]],
    },
    {
      families: ['bmad-spec'],
      replace: [
        [
          '- [x] `src/page.ts`',
          `${many.map((path) => `- [x] \`${path}\` -- delete the file\n`).join('')}- [x] \`src/page.ts\``,
        ],
      ],
    },
    {
      families: ['gsd-plan'],
      replace: [['    - path: src/parse-dates.ts\n', many.map((path) => `    - path: ${path}\n`).join('')]],
      also: ['artifact-missing'],
    },
    {
      families: ['gsd-verification'],
      replace: [
        [
          '| `src/parse-dates.ts` |',
          `${many.map((path) => `| \`${path}\` | ✓ VERIFIED |\n`).join('')}| \`src/parse-dates.ts\` |`,
        ],
      ],
      also: ['artifact-missing'],
    },
  ];
});

export const tooManyClaims: ReturnRule = {
  id: 'too-many-claims',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  unread: true,
  summary: 'A return claims at most 10,000 files',
  rationale:
    'No agent makes so many files in one task. A return that says so is meant to stall the gate, so only the first are looked up; and what was not looked up must not pass.',
  remedy: 'List the files that people should look at, or split the work into several returns.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
  get bad() {
    return badExamples();
  },
  good: {},
  check({ claims }) {
    if (claims <= MOST_CLAIMS) return NOTHING;
    return [
      {
        pointer: '',
        message: `The return makes ${String(claims)} claims, ${String(claims - MOST_CLAIMS)} more than the ${String(MOST_CLAIMS)} that are looked up.`,
        recommendation: 'Claim fewer files, or split the return, so that each claim is looked up.',
        value: 'too-many-claims',
      },
    ];
  },
};

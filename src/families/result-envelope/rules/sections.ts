import { type Artifact, artifactsOf, fixFormat } from '../../../model/return.js';
import { unreadRule } from '../../../rules/return.js';
import type { Problem } from '../../../model/finding.js';
import { has, type JsonObject, listField, stringField } from '../../../model/json.js';
import { elementAt } from '../../../model/collections.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { ENVELOPE_MODES } from '../index.js';

const NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];

/** The parts, in the order of their names. An init names its project instead of a change. */
const PARTS_IN_ORDER: readonly (readonly string[])[] = [
  ['change', 'project'],
  ['status'],
  ['summary'],
  ['artifacts'],
  ['next'],
  ['risks'],
];

const EXPECTED: Readonly<Record<EnvelopeMode, string>> = {
  engram: 'an observation such as #obs_12345',
  openspec: 'a path below openspec/',
  none: '"None (ephemeral)" or a description',
};

const KINDS: Readonly<Record<EnvelopeMode, Kind>> = { engram: 'observation', openspec: 'openspec', none: 'inline' };

/** The parts, with their names in each form. */
const PARTS = [
  { field: 'status', headed: '**Status**:', block: '**Status**:' },
  { field: 'summary', headed: '### Summary', block: '**Summary**:' },
  { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
  { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
  { field: 'risks', headed: '### Risks', block: '**Risks**:' },
] as const;

const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' } as const;

export const sectionRules = rulesOnReturns('envelope', {
  'envelope-section-order': {
    severity: 'notice',
    about: () => ({
      summary: 'The parts of an envelope are in the order of the standard',
      rationale: 'People who read many envelopes look for each part in its usual place.',
      remedy: `Put the parts in this order: ${listOf(NAMES, 'and')}.`,
      sources: ['004 Result Envelope Format'],
      bad: {
        replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']],
      },
    }),
    check({ value }) {
      const problems: Problem[] = [];
      let last = 0;
      for (const name of listField(value, 'order').filter((part) => typeof part === 'string')) {
        const rank = PARTS_IN_ORDER.findIndex((parts) => parts.includes(name));
        if (rank < 0) continue;
        if (rank < last) {
          problems.push({
            pointer: `/${name}`,
            part: 'key',
            message: `${elementAt(NAMES, rank)} comes after ${elementAt(NAMES, last)}; it was expected before it.`,
            recommendation: `Put the parts in this order: ${listOf(NAMES, 'and')}.`,
            value: name,
          });
        }
        last = Math.max(last, rank);
      }
      return problems;
    },
  },
  'envelope-heading': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'An envelope starts with a heading that names its phase',
      rationale: 'A log holds the results of many phases. The heading shows where one starts, and names the phase.',
      remedy: 'Start the envelope with a heading of the second level, such as `## Proposal Created`.',
      sources: ['004 Result Envelope Format'],
      bad: [{ replace: [['## Proposal Created\n\n', '']] }, { replace: [['## Proposal', '# Proposal']] }],
      good: { replace: [['## Proposal Created', '## Verification Report']] },
    }),
    check(subject) {
      if (stringField(subject.value, 'heading') !== undefined) return NOTHING;
      return {
        property: 'heading',
        message: 'The envelope has no heading that names its phase; one such as "## Proposal Created" was expected.',
        recommendation: `${fixFormat(subject)}: start the envelope with a heading of the second level.`,
      };
    },
  },
  'envelope-unread': unreadRule(
    () => ({
      summary: 'All artifacts of an envelope can be read',
      rationale:
        'Nobody checks an unread path. Code below Artifacts that names files without listing paths may hold such claims. So may text after a comment that never ends. If the compared change neither added nor changed the return, this is a notice.',
      remedy: 'List each artifact as its own item, with its path in backticks.',
      demand: {
        order: 90,
        text: 'A code block below Artifacts, if there is one, only lists paths, one per line.',
      },
      sources: ['return-gate An unread part must not look proved'],
      bad: {
        replace: [
          [
            'openspec/changes/parse-dates/proposal.md',
            'openspec/changes/parse-dates/proposal.md\n\n```\nsrc/\n├── dates.ts\n└── times.ts\n```',
          ],
        ],
        also: ['envelope-mode'],
      },
      good: {
        replace: [
          [
            'openspec/changes/parse-dates/proposal.md',
            'openspec/changes/parse-dates/proposal.md\n\n```\nopenspec/changes/parse-dates/proposal.md\n```',
          ],
        ],
      },
    }),
    ({ claims }) => claims > 0,
  ),
  'envelope-mode': {
    severity: 'warning',
    about: () => ({
      summary: 'The artifacts of an envelope are kept where its mode keeps them',
      rationale:
        'All phases of a project keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase only looks there.',
      remedy: "Keep the artifact where the mode requires, or configure the project's real mode.",
      demand: {
        order: 80,
        text: 'All artifacts are kept in one place: paths in the project, Engram observations such as #obs-1, or "None (ephemeral)".',
      },
      sources: ['004 Fields'],
      bad: [
        { context: { familySettings: new Map([['envelope-mode', 'engram']]) } },
        {
          replace: [
            [
              'openspec/changes/parse-dates/proposal.md',
              'openspec/changes/parse-dates/proposal.md\n- Engram observation: #obs_5c1f',
            ],
          ],
          also: ['artifact-unverifiable'],
          raisedIn: 'some',
        },
      ],
      good: [
        { context: { familySettings: new Map([['envelope-mode', 'openspec']]) } },
        {
          replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
          context: { familySettings: new Map([['envelope-mode', 'engram']]) },
          also: ['artifact-unverifiable'],
        },
      ],
    }),
    /** `mayMix`: without a configured mode, an envelope may have artifacts of several modes. */
    params: { mayMix: false },
    check(subject, { familySettings }, { mayMix }) {
      const configured = ENVELOPE_MODES.find((mode) => mode === familySettings.get('envelope-mode')) ?? null;
      if (configured === null && mayMix === true) return NOTHING;
      const artifacts = artifactsOf(subject).map((artifact) => ({ ...artifact, kind: artifactKind(artifact) }));
      const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
      if (mode === null) return NOTHING;
      return artifacts.flatMap(({ pointer, value, kind }) => {
        if (kind === 'project' || kind === KINDS[mode]) return NOTHING;
        const text = stringField(value, 'text') ?? '';
        return {
          pointer,
          message: `Artifact ${quote(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
          recommendation: "Keep the artifact where the mode requires, or configure the project's mode.",
          value: text,
        };
      });
    },
  },
  'envelope-field': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'An envelope has every part that the standard names, in its form',
      rationale:
        'The orchestrator decides the next step by these parts, and finds them by name. If one is missing, it has to guess, so even a part without risks says so.',
      remedy: 'Add the part. Without artifacts or risks, write `None.`',
      demand: {
        order: 10,
        text: (_, { params }) =>
          `${params.needsChange === true ? 'One of "change" and "project" is required, and no' : 'No'} part is left out: where there are no artifacts or no risks, it is "None."`,
      },
      sources: ['004 Fields', 'upstream the block of labels'],
      bad: [
        { replace: [['Ready for the specification (sdd-spec).', '']] },
        { replace: [['None.', '']] },
        { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
      ],
    }),
    /** `needsChange`: the envelope names its change, unless it is an init's. */
    params: { needsChange: true },
    check(subject, _, { needsChange }) {
      const { value, standard } = subject;
      const problems: Problem[] = [];
      const expected: Form = standard.shape.enums['/form']?.includes('block') === true ? 'block' : 'headed';
      const form = stringField(value, 'form') ?? expected;
      if ((form === 'headed' || form === 'block') && form !== expected) {
        problems.push({
          pointer: '/form',
          message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
          recommendation: `${fixFormat(subject)}: write ${listOf(
            PARTS.slice(1).map((part) => part[expected]),
            'and',
          )}.`,
        });
      }
      if (needsChange === true && !has(value, 'change') && !isInit(value)) {
        problems.push({
          property: 'change',
          message:
            'The envelope does not name its change; "**Change**:" was expected. Only an init\'s envelope has none.',
          recommendation: `${fixFormat(subject)}: add "**Change**:" with the name of the change.`,
        });
      }
      for (const part of PARTS) {
        if (has(value, part.field)) continue;
        problems.push({
          property: part.field,
          ...(part.field === 'risks' ? { severity: 'warning' } : {}),
          message: `The envelope has no ${quote(part[expected])}, or it is empty.`,
          recommendation: `${fixFormat(subject)}: add ${quote(part[expected])}${part.field === 'risks' ? ', with "None." if there are none' : ''}.`,
        });
      }
      return problems;
    },
  },
});

/** Where an artifact is kept. A file of the project itself may come from any phase, whatever the mode. */
type Kind = 'observation' | 'openspec' | 'project' | 'inline';

type EnvelopeMode = (typeof ENVELOPE_MODES)[number];

function artifactKind({ value, path, plainPath }: Artifact): Kind {
  if (stringField(value, 'observation') !== undefined) return 'observation';
  if (path === undefined) return 'inline';
  return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}

/** Returns the mode of the first artifact that shows one; null if none does, and all are compatible. */
function modeOf(kinds: readonly Kind[]): EnvelopeMode | null {
  const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
  if (telling === undefined) return null;
  return telling === 'observation' ? 'engram' : 'openspec';
}

type Form = keyof typeof FORMS;

/** The phase that sets up the project has no change (document 004, Fields). */
function isInit(value: JsonObject): boolean {
  return /\binit(?:ialis|ializ)?(?:ed|ation)?\b/i.test(stringField(value, 'heading') ?? '');
}

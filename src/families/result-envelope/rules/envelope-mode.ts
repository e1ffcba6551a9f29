import { artifactsOf, type Artifact } from '../../../model/return.js';
import { ENVELOPE_MODES, type EnvelopeMode } from '../modes.js';
import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

/** Where an artifact is kept. A file of the project itself may come from any phase, whatever the mode is. */
type Kind = 'observation' | 'openspec' | 'project' | 'inline';

const EXPECTED: Readonly<Record<EnvelopeMode, string>> = {
  engram: 'an observation such as #obs_12345',
  openspec: 'a path below openspec/',
  none: '"None (ephemeral)" or a description',
};

const KINDS: Readonly<Record<EnvelopeMode, Kind>> = { engram: 'observation', openspec: 'openspec', none: 'inline' };

export const envelopeMode: ReturnRule = {
  id: 'envelope-mode',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'The artifacts of an envelope are kept where its mode keeps them',
  rationale:
    'In a project all phases keep their artifacts in one place: in Engram, below `openspec/`, or nowhere. The next phase looks there, and finds nothing that was put elsewhere.',
  remedy: 'Keep the artifact where the mode says, or set the mode that the project really has in the configuration.',
  demand: {
    order: 80,
    text: 'All artifacts are kept in one place: paths in the project, Engram observations such as #obs-1, or "None (ephemeral)".',
  },
  sources: [{ document: '004', heading: 'Fields' }],
  /** `mayMix`: without a configured mode, an envelope may have artifacts of several modes. */
  params: { mayMix: false },
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
  check(subject, { familySettings }, { mayMix }) {
    const configured = ENVELOPE_MODES.find((mode) => mode === familySettings.get('envelope-mode')) ?? null;
    if (configured === null && mayMix === true) return NOTHING;
    const artifacts = artifactsOf(subject).map((artifact) => ({ ...artifact, kind: artifactKind(artifact) }));
    const mode = configured ?? modeOf(artifacts.map(({ kind }) => kind));
    if (mode === null) return NOTHING;
    const problems: Problem[] = [];
    for (const { pointer, value, kind } of artifacts) {
      if (kind === 'project' || kind === KINDS[mode]) continue;
      const text = stringField(value, 'text') ?? '';
      problems.push({
        pointer,
        message: `Artifact ${quote(text)} does not fit the mode ${mode}; ${EXPECTED[mode]} was expected.`,
        recommendation: 'Keep the artifact where the mode says, or configure the mode that the project has.',
        value: text,
      });
    }
    return problems;
  },
};

function artifactKind({ value, path, plainPath }: Artifact): Kind {
  if (stringField(value, 'observation') !== undefined) return 'observation';
  if (path === undefined) return 'inline';
  return plainPath?.startsWith('openspec/') === true ? 'openspec' : 'project';
}

/** Returns the mode of the first artifact that shows one; null if none does, and all fit together. */
function modeOf(kinds: readonly Kind[]): EnvelopeMode | null {
  const telling = kinds.find((kind) => kind === 'observation' || kind === 'openspec');
  if (telling === undefined) return null;
  return telling === 'observation' ? 'engram' : 'openspec';
}

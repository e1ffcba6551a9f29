import type { Gathered } from '../../gather/gather.js';
import { PROBLEMS_OF_JSON, type ReadProblem } from '../../model/document.js';
import type { Standard } from '../../model/standard.js';
import type { Family } from '../../model/vocabulary.js';
import type { ParsedReturn, Reading } from '../../read/read.js';
import type { Making } from '../../read/source.js';
import { familyOf, type Chosen } from '../../families/family-of.js';

/** The version by which a return makes its claims; undefined where none of its family was chosen. */
export function standardOf(gathered: Gathered, found: ParsedReturn, chosen: Chosen): Standard | undefined {
  return chosen[familyOfReturn(gathered, found, chosen)];
}

/** The families whose returns tell by what they are made of. */
const COMPOSED: Readonly<Partial<Record<Making, Family>>> = {
  envelope: 'result-envelope',
  'verify-result': 'verify-result',
};

/** What is composed of Markdown is of its family wherever it stands; of a return in JSON the place tells, else its shape. */
export function familyOfReturn({ family }: Gathered, { making, value }: ParsedReturn, chosen: Chosen): Family {
  return COMPOSED[making] ?? family ?? familyOf(value, chosen);
}

/** The family that a file's problems belong to: those of JSON to one of JSON, also in a document that holds envelopes, too. */
export function familyOfDocument(
  gathered: Gathered,
  problems: readonly ReadProblem[],
  reading: Reading | null,
  chosen: Chosen,
): Family {
  const json = reading?.returns.find(({ making }) => making === 'json');
  if (json !== undefined) return familyOfReturn(gathered, json, chosen);
  const ofJson =
    gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || PROBLEMS_OF_JSON.has(kind));
  if (gathered.family !== null) return gathered.family;
  if (ofJson) return 'subagent-return';
  return reading?.returns[0]?.making === 'verify-result' ? 'verify-result' : 'result-envelope';
}

import { looseFamily } from '../../families/choose.js';
import type { Gathered } from '../../gather/gather.js';
import { PROBLEMS_OF_JSON, type ReadProblem } from '../../model/document.js';
import type { Standard } from '../../model/standard.js';
import type { FamilyName } from '../../model/vocabulary.js';
import type { ParsedReturn, Reading } from '../../read/read.js';
import type { RunStandards } from './run-standards.js';

/** The version by which a return makes its claims; undefined where none of its family was chosen. */
export function standardOf(
  gathered: Gathered,
  found: ParsedReturn,
  standards: RunStandards,
  file: string,
): Standard | undefined {
  return standards.chosenAt(file)[familyOfReturn(gathered, found, standards, file)];
}

/** The version by which a return is checked. Throws where none of its family was chosen. */
export function chosenStandard(
  gathered: Gathered,
  found: ParsedReturn,
  standards: RunStandards,
  file: string,
): Standard {
  return standards.standardAt(file, familyOfReturn(gathered, found, standards, file));
}

/** What is composed of Markdown is of its family wherever it is; the family of a return in JSON comes from its place; null if its shape has to. */
export function knownFamily({ family }: Gathered, { composed }: Pick<ParsedReturn, 'composed'>): FamilyName | null {
  return composed ?? family;
}

/** The family of a return. Its place decides, or its reader, or else its shape. */
function familyOfReturn(gathered: Gathered, found: ParsedReturn, standards: RunStandards, file: string): FamilyName {
  return knownFamily(gathered, found) ?? standards.familyOf(found.value, file);
}

/** The family that a file's problems belong to: those of JSON to one of JSON, also in a document that holds returns in Markdown, too. */
export function familyOfDocument(
  gathered: Gathered,
  problems: readonly ReadProblem[],
  reading: Reading | null,
  familyOfJson: (found: ParsedReturn) => FamilyName = () => looseFamily('json'),
): FamilyName {
  const json = reading?.returns.find(({ composed }) => composed === null);
  if (json !== undefined) return knownFamily(gathered, json) ?? familyOfJson(json);
  if (gathered.family !== null) return gathered.family;
  const ofJson =
    gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || PROBLEMS_OF_JSON.has(kind));
  return ofJson ? looseFamily('json') : (reading?.returns[0]?.composed ?? looseFamily('markdown'));
}

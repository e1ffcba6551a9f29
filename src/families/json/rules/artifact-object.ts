import { plainSummary, typeOfFolder } from '../artifact-folder.js';
import type { Problem } from '../../../model/finding.js';
import type { PointerEdit } from '../../../model/fix.js';
import { count, describeValue, listOf, quote } from '../../../model/text.js';
import { isObject, listField, type Json } from '../../../model/json.js';
import { normalisePath } from '../../../model/path.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { fixFormat, type Subject } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import type { Vocabulary } from '../../../model/standard.js';

export const artifactObject: ReturnRule = {
  id: 'artifact-object',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: 'Every artifact is an object',
  rationale:
    'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file is never linked. All such elements of a list are one finding.',
  remedy: 'Replace it with an object that has the type, the path and the summary of the file.',
  fixes: [
    {
      safety: 'unsafe',
      does: 'writes bare paths as objects, where the folders of all of them below `specs/` give the type; the summary is made of type and file name',
    },
  ],
  sources: [
    { document: '000', heading: 'artifacts (required)' },
    { document: '001', heading: 'artifacts (required)' },
    { document: '003', heading: 'artifacts (required)' },
  ],
  bad: { set: { '/artifacts/0': 'specs/7_parse_dates/plans/01_parse-dates.md' } },
  good: {},
  check(subject) {
    const artifacts = listField(subject.value, 'artifacts');
    const fields = listOf(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
    const wrong: Wrong[] = [];
    for (let index = 0; index < artifacts.length; index++) {
      const written = artifacts[index];
      if (isObject(written)) continue;
      wrong.push({ index, written, edit: editOf(written, join('', 'artifacts', index), subject.standard) });
    }
    const [first] = wrong;
    return first === undefined ? NOTHING : [problemOf(first, wrong, fields, subject)];
  },
};

/** An artifact that is no object, and the edit that makes it one; null if its type is unknown. */
interface Wrong {
  readonly index: number;
  readonly written: Json | undefined;
  readonly edit: PointerEdit | null;
}

const MOST_SHOWN = 3;

/** Returns one problem for all artifacts that are no objects: they have one cause. */
function problemOf(first: Wrong, wrong: readonly Wrong[], fields: string, subject: Subject): Problem {
  const shown = wrong.slice(0, MOST_SHOWN).map(({ written }) => valueInWords(written));
  const more = wrong.length - shown.length;
  const listed = more === 0 ? listOf(shown, 'and') : `${shown.join(', ')} and ${String(more)} more`;
  const edits = wrong.flatMap(({ edit }) => edit ?? []);
  const does = `write ${count(edits.length, 'bare path')} as ${edits.length === 1 ? 'an object' : 'objects'} with type, path and summary`;
  return {
    pointer: join('', 'artifacts', first.index),
    ...(edits.length < wrong.length ? {} : { fix: { safety: 'unsafe', does, edits } }),
    message:
      wrong.length === 1
        ? `Artifact ${String(first.index + 1)} is ${listed}; an object with ${fields} was expected.`
        : `${String(wrong.length)} artifacts are not objects: ${listed}; objects with ${fields} were expected.`,
    recommendation: `${fixFormat(subject)}: write each artifact as an object with ${fields}.`,
  };
}

function valueInWords(written: Json | undefined): string {
  return typeof written === 'string' ? `the bare string ${quote(written, 200)}` : describeValue(written);
}

/** Returns the edit that makes a path an object; null if its type is unknown. It writes the path so that no other rule reports it. */
function editOf(written: Json | undefined, pointer: Pointer, standard: Vocabulary): PointerEdit | null {
  const path = typeof written === 'string' ? normalisePath(written.replaceAll('\\', '/')) : null;
  const type = path === null ? undefined : typeOfFolder(path, standard);
  if (path === null || type === undefined) return null;
  return { kind: 'set', pointer, value: { type, path, summary: plainSummary(type, path) } };
}

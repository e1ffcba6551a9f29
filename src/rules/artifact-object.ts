import { plainSummary, typeToldByFolder } from '../model/artifact-folder.js';
import type { Problem } from '../model/finding.js';
import type { Fix } from '../model/fix.js';
import { describeValue } from '../model/describe-value.js';
import { isObject, listField, type Json } from '../model/json.js';
import { normalisePath } from '../model/path.js';
import { join, type Pointer } from '../model/pointer.js';
import { fixFormat } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import type { Vocabulary } from '../model/vocabulary.js';
import { listOf, quote } from '../model/text.js';

export const artifactObject: ReturnRule = {
  id: 'artifact-object',
  area: 'artifacts',
  scope: 'return',
  supersedes: ['field-type'],
  severity: 'error',
  structural: true,
  summary: 'Every artifact is an object',
  rationale:
    'Callers read the type and the path of each artifact. A bare path has no fields to read, so the file that it names is never linked nor proved.',
  remedy: 'Write an object with the type, the path and the summary of the file in its place.',
  fixes: [
    {
      safety: 'safe',
      does: 'writes a bare path as an object, where its folder below `specs/` tells the type; the summary says no more than type and name',
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
    const problems: Problem[] = [];
    const artifacts = listField(subject.value, 'artifacts');
    for (let index = 0; index < artifacts.length; index++) {
      const artifact = artifacts[index];
      if (isObject(artifact)) continue;
      const written =
        typeof artifact === 'string' ? `the bare string ${quote(artifact, 200)}` : describeValue(artifact);
      const fields = listOf(subject.standard.shape.fields['/artifacts/*'] ?? ['type', 'path'], 'and');
      const pointer = join('', 'artifacts', index);
      problems.push({
        pointer,
        ...fixOf(artifact, pointer, subject.standard),
        message: `Artifact ${String(index + 1)} is ${written}; an object with ${fields} was expected.`,
        recommendation: `${fixFormat(subject)}: write each artifact as an object with ${fields}.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** The path is written as other rules want it, for a fix makes no new finding. */
function fixOf(written: Json | undefined, pointer: Pointer, standard: Vocabulary): { readonly fix?: Fix } {
  const path = typeof written === 'string' ? normalisePath(written.replaceAll('\\', '/')) : null;
  const type = path === null ? undefined : typeToldByFolder(path, standard);
  if (path === null || type === undefined) return {};
  const value = { type, path, summary: plainSummary(type, path) };
  const does = `write ${quote(path, 200)} as an object of type ${quote(type)}`;
  return { fix: { safety: 'safe', does, edits: [{ kind: 'set', pointer, value }] } };
}

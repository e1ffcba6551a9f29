import { artifactsOf, fixFormat } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const artifactDuplicate: ReturnRule = {
  id: 'artifact-duplicate',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  summary: 'No two artifacts of a return name the same file',
  rationale:
    'A file that is listed twice is linked twice and counted as two pieces of work. Two spellings of one path hide it.',
  remedy: 'Keep one artifact for the file.',
  demand: 'stated',
  sources: [{ document: '000', heading: 'artifacts (required)' }],
  bad: {
    set: {
      '/artifacts/-': {
        type: 'plan',
        path: 'specs/7_parse_dates/plans/01_parse-dates.md',
        summary: 'The same plan once more',
      },
    },
  },
  good: {
    set: {
      '/artifacts/-': {
        type: 'summary',
        path: 'specs/7_parse_dates/summaries/01_parse-dates.md',
        summary: 'Overview of the plan',
      },
    },
    tree: { 'specs/7_parse_dates/summaries/01_parse-dates.md': '# Overview\n' },
  },
  check(subject) {
    const artifacts = artifactsOf(subject);
    if (artifacts.length < 2) return NOTHING;
    const problems: Problem[] = [];
    const first = new Map<string, Pointer>();
    for (const { pointer, path, plainPath } of artifacts) {
      if (path === undefined || isBlank(path)) continue;
      // No normalised path starts with a slash, so a path without a normal form equals only itself.
      const key = plainPath ?? `/${path}`;
      const place = join(pointer, 'path');
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, place);
        continue;
      }
      problems.push({
        pointer: place,
        message: `Artifact path ${quote(path, 200)} names the same file as ${earlier}; each file is listed once.`,
        recommendation: `${fixFormat(subject)}: keep one artifact for the file.`,
      });
    }
    return problems;
  },
};

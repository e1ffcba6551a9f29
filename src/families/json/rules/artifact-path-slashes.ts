import { artifactsOf, fixFormat } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const artifactPathSlashes: ReturnRule = {
  id: 'artifact-path-slashes',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: "An artifact's path uses forward slashes",
  rationale:
    'A backslash divides folders on Windows only. In git, and on every other machine, it is a letter of the name, so the path leads to no file.',
  remedy: 'Write `/` between folders.',
  fixes: [{ safety: 'safe', does: 'writes `/` for every backslash' }],
  demand: 'stated',
  sources: [{ document: '000', heading: 'artifacts (required)' }],
  bad: {
    set: { '/artifacts/0/path': 'specs\\7_parse_dates\\plans\\01_parse-dates.md' },
    also: ['artifact-missing'],
  },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, path } of artifactsOf(subject)) {
      if (!path?.includes('\\')) continue;
      const plain = path.replaceAll('\\', '/');
      const place = join(pointer, 'path');
      problems.push({
        pointer: place,
        message: `Artifact path ${quote(path, 200)} has a backslash; folders are divided by "/".`,
        recommendation: `${fixFormat(subject)}: write ${quote(plain, 200)}.`,
        fix: {
          safety: 'safe',
          does: `write ${quote(plain, 200)}`,
          edits: [{ kind: 'set', pointer: place, value: plain }],
        },
      });
    }
    return problems;
  },
};

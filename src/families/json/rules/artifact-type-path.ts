import { artifactsOf } from '../../../model/return.js';
import { tellingFolder } from '../artifact-folder.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const artifactTypePath: ReturnRule = {
  id: 'artifact-type-path',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'notice',
  summary: "An artifact's type agrees with its folder in the task",
  rationale:
    'The folders of a task are named for what they hold. Where type and folder differ, one of them is wrong, and callers that go by the other link the file in the wrong place.',
  remedy: 'Correct the type, or put the file into the folder of its type.',
  sources: [{ document: '001', heading: 'Examples' }],
  bad: { set: { '/artifacts/0/type': 'report' } },
  good: {
    set: { '/artifacts/0': { type: 'implementation', path: 'src/plans/parse.ts', summary: 'Parser of plans' } },
    tree: { 'src/plans/parse.ts': 'export {};\n' },
  },
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, type, path, plainPath } of artifactsOf(subject)) {
      if (type === undefined || path === undefined || plainPath === null) continue;
      const usual = tellingFolder(plainPath);
      if (usual === undefined || usual.type === type || !subject.standard.artifactTypes.includes(type)) continue;
      if (!subject.standard.artifactTypes.includes(usual.type)) continue;
      problems.push({
        pointer: join(pointer, 'type'),
        message: `Artifact type ${quote(type)} does not agree with the folder ${quote(`${usual.folder}/`)} of ${quote(path, 200)}, which holds files of type ${quote(usual.type)}.`,
        recommendation: `Write ${quote(usual.type)}, or put the file into the folder of its type.`,
      });
    }
    return problems;
  },
};

import type { Context, RunSubject } from '../model/context.js';
import { FILE_START } from '../model/position.js';
import type { Level } from '../model/severity.js';
import { draft, type Draft } from '../policy/finding.js';
import type { Chosen } from '../standards/choose.js';
import { ruleSet, type RuleSet } from './rules.js';

/** What the rules on the whole run say, each of the returns whose version has it. */
export function judgeRun(
  run: RunSubject,
  chosen: Chosen,
  levels: ReadonlyMap<string, Level>,
  context: Context,
): readonly Draft[] {
  const uses = new Map<string, { active: RuleSet['run'][number]; standards: Set<string> }>();
  for (const standard of Object.values(chosen)) {
    if (standard === undefined) continue;
    for (const active of ruleSet(standard, levels).run) {
      const use = uses.get(active.rule.id) ?? { active, standards: new Set<string>() };
      use.standards.add(standard.id);
      uses.set(active.rule.id, use);
    }
  }
  return [...uses.values()].flatMap(({ active, standards }) => {
    const returns = run.returns.filter(({ standard }) => standards.has(standard));
    return active.rule.check({ files: run.files, returns }, context).map((problem) => {
      const { file = null, index = null } = problem;
      const line = run.returns.find((record) => record.file === file && record.index === index)?.line;
      const range = line === undefined ? null : { ...FILE_START, startLine: line, endLine: line };
      return draft({ active, problem }, { file, index, pointer: null, range, value: undefined, line: null });
    });
  });
}

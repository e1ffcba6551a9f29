import { returnKey } from '../../model/place-key.js';
import type { RunContext, RunSubject } from '../../model/context.js';
import { FILE_START } from '../../model/position.js';
import type { Level } from '../../model/severity.js';
import type { PendingFinding } from '../../model/finding.js';
import { FindingList } from './finding-list.js';
import type { Standard } from '../../model/standard.js';
import type { Overrides } from './overrides.js';
import { OF_NO_FAMILY } from '../../families/define.js';
import { activeIn, ruleSet, type RuleSet } from './rules.js';

/**
 * What the rules on the whole run say, each of the returns whose version has it: those that speak after `stage`. Where no return was
 * read, these are the rules that all families have.
 */
export function evaluateRunRules(
  run: RunSubject,
  inUse: readonly Standard[],
  {
    levels,
    overrides,
  }: {
    readonly levels: ReadonlyMap<string, Level>;
    readonly overrides: Pick<Overrides, 'switchedOn' | 'levelAt'> | null;
  },
  context: RunContext,
  stage: 'returns' | 'baseline',
  mostFindings: number,
): readonly PendingFinding[] {
  const uses = new Map<string, { active: RuleSet['run'][number]; standards: Set<string> }>();
  for (const standard of inUse.length === 0 ? [OF_NO_FAMILY] : inUse) {
    for (const active of ruleSet(standard, levels, overrides).run) {
      if ((active.rule.after ?? 'returns') !== stage) continue;
      const use = uses.get(active.rule.id) ?? { active, standards: new Set<string>() };
      use.standards.add(standard.id);
      uses.set(active.rule.id, use);
    }
  }
  const lines = firstLines(run);
  let files: ReadonlySet<string> | undefined;
  const holdsReturn = (file: string): boolean =>
    (files ??= new Set(run.returns.map((record) => record.file))).has(file);
  const findings = new FindingList(mostFindings);
  for (const { active, standards } of uses.values()) {
    const returns = run.returns.filter(({ standard }) => standards.has(standard));
    for (const problem of active.rule.check({ ...run, returns, holdsReturn }, context)) {
      const { file = null, index = null } = problem;
      const here = activeIn(active, file, overrides);
      if (here === undefined) continue;
      findings.add({ active: here, problem }, file, () => {
        const line = index === null ? undefined : lines().get(returnKey({ file, index }));
        const range = problem.range ?? (line === undefined ? null : { ...FILE_START, startLine: line, endLine: line });
        return { file, index, pointer: null, range, value: undefined, verbatim: false, excerpt: null };
      });
    }
  }
  return findings.pending();
}

/** The lines on which returns start, by index and file: made when they are first asked for. */
function firstLines({ returns }: RunSubject): () => ReadonlyMap<string, number> {
  let lines: ReadonlyMap<string, number> | undefined;
  return () => (lines ??= new Map(returns.map((record) => [returnKey(record), record.line])));
}

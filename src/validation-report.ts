import type { Tree } from './model/tree.js';
import { render } from './report/json.js';
import type { SafeText } from './report/sink.js';
import type { Judgement } from './validate/judge-one.js';
import { reportOf } from './validate/report-of.js';
import type { ValidateSettings } from './validate-return.js';
import { VERSION } from './version.js';

/** The JSON report of `check`, of one return. */
export function jsonReport(
  judgement: Judgement,
  tree: Tree,
  { now }: Pick<ValidateSettings, 'now'>,
): Iterable<SafeText> {
  const { kind, revision, root } = tree;
  const report = reportOf(judgement, {
    tool: { name: 'return-gate', version: VERSION },
    source: { kind, revision, root, shard: null },
    clock: now,
  });
  return render(report);
}

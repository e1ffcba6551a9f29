import { edit, type Edits } from '../../src/model/pointer.js';
import type { JsonObject } from '../../src/model/json.js';
import type { ReportFile } from '../../src/model/report-json.js';
import { render } from '../../src/report/json.js';
import { metaReturn } from '../bundle/returns.js';
import { CONTEXT } from '../support/context.js';
import { memoryTree } from '../support/memory-tree.js';
import { runOver } from '../support/run.js';

const FILES = Object.fromEntries(
  ['1_one', '2_two', '3_three', '4_four'].map((task) => [`specs/${task}/.return-meta.json`, metaReturn(['gone.md'])]),
);

/** The reports of all shards, by names such as `2.json`. */
export async function shards(
  parts: number,
  more: { readonly now?: number; readonly failOn?: 'warning' } = {},
): Promise<ReportFile[]> {
  const entries = Object.entries(FILES).map(([path, content]) => [path, { kind: 'file', content }] as const);
  const tree = memoryTree({ file: '', files: new Map(entries), earlier: new Map(), workspace: new Set() });
  const files: ReportFile[] = [];
  for (let part = 1; part <= parts; part++) {
    const report = await runOver({
      tree,
      now: more.now ?? CONTEXT.now,
      failOn: more.failOn ?? 'error',
      maxFileSize: 100_000,
      shard: { part, parts },
    });
    files.push({ name: `${String(part)}.json`, text: [...render(report)].join('') });
  }
  return files;
}

/** The reports with an edit of one of them. */
export async function edited(part: number, edits: Edits, parts = 3): Promise<readonly ReportFile[]> {
  return (await shards(parts)).map(({ name, text }) =>
    name === `${String(part)}.json`
      ? { name, text: JSON.stringify(edit(JSON.parse(text) as JsonObject, edits)) }
      : { name, text },
  );
}

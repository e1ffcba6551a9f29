import { openWorkspace } from '../tree/workspace.js';
import { join } from 'node:path';
import { readConfig, readConfigFile } from '../config/load.js';
import { formRemarks } from '../engine/run/form-files.js';
import { checkTree } from '../engine/run/check-tree.js';
import { openBaseline } from '../baseline/load.js';
import type { Tree } from '../model/tree.js';
import { demandKnown, optionName, settingTexts, type CheckOptions, type ReportJson } from './types.js';
import { reportJson } from '../report/json.js';
import { readOptions } from '../config/settings.js';
import { openCommit } from '../tree/commit.js';

const OPTIONS = [
  ...['root', 'at', 'workspace', 'config', 'patterns', 'ignore', 'standard', 'failOn', 'archived', 'ifNoReturns'],
  ...['staleAfter', 'maxFileSize', 'maxReturns', 'maxClaims', 'expectSession', 'now', 'baseline'],
];

/**
 * Checks the returns in a commit, or on disk, and proves every artifact that they claim. Resolves to the JSON report
 * (`schemas/report.schema.json`). The repository's configuration and baseline count, as on the command line. Rejects
 * with an `Error`, whose message says how to fix it, for invalid options, repositories or configurations. Nothing is
 * printed, and no file is written.
 */
export async function check(options: CheckOptions = {}): Promise<ReportJson> {
  demandKnown(options, OPTIONS);
  const { root = '.', patterns = [], ignore = [] } = options;
  // Throws for an invalid option before the tree is opened.
  const settingsFor = readOptions({ patterns, ignore, texts: settingTexts(options), clock: Date.now() }, optionName);
  const { config } = options;
  const named = config === undefined ? null : await readConfigFile({ path: config, shown: config, root });
  const tree = await open(options);
  try {
    const settings = settingsFor(named ?? (await readConfig(tree)));
    await formRemarks(settings, tree);
    const whole = patterns.length === 0 && ignore.length === 0;
    const ofConfiguration = settings.baselineFile === null ? null : join(root, settings.baselineFile);
    const baseline = await openBaseline({
      tree,
      root,
      named: options.baseline ?? ofConfiguration,
      onDisk: true,
      base: null,
      whole,
    });
    return reportJson(await checkTree(tree, settings, { baseline }));
  } finally {
    tree.close();
  }
}

async function open({ root = '.', at, workspace = false }: CheckOptions): Promise<Tree> {
  if (!workspace) return openCommit({ root, revision: at ?? 'HEAD' });
  if (at !== undefined) throw new TypeError('`at` names a commit and `workspace` the files on disk: use one of them.');
  return openWorkspace(root);
}

import { loosenedRules } from '../../config/loosened.js';
import type { Settings } from '../../config/settings.js';
import { placesOfForms } from '../../families/forms/index.js';
import { classifier, selection } from '../../gather/gather.js';
import { cleanPatterns, compilePatterns } from '../../gather/glob.js';
import { batchesOf, groupBy } from '../../model/collections.js';
import type { LeftOutReturns, Loosened } from '../../model/report.js';
import type { Tree } from '../../model/tree.js';
import type { GatheredFile } from '../evaluate/evaluation.js';
import { holdsReturn, readInBatches } from '../evaluate/read-batch.js';
import { RunStandards } from '../evaluate/run-standards.js';
import type { RunInput } from './complete-run.js';

/**
 * Resolves to what lets false claims pass: claim rules that cannot fail, forms that the branch drops, and patterns that
 * leave returns out. Under a policy, which decides about the others, only the forms. Empty for a single return.
 */
export async function findLoosened(
  settings: Settings,
  { tree, single, loosenedForms = [] }: Pick<RunInput, 'tree' | 'single'> & Partial<Pick<RunInput, 'loosenedForms'>>,
): Promise<readonly Loosened[]> {
  if (single !== null) return [];
  if (settings.readFrom.policy !== undefined) return loosenedForms;
  return [...loosenedRules(settings), ...loosenedForms, ...(await leftOutReturns(settings, tree))];
}

/** A pattern that leaves files out, and the setting it comes from. */
interface Cause extends LeftOutReturns {
  readonly matches: (path: string) => boolean;
}

/** Resolves to the `ignore` patterns that leave out a file with a return, and to `paths` if no pattern selects one. */
async function leftOutReturns(settings: Settings, tree: Tree): Promise<readonly LeftOutReturns[]> {
  const { options, config } = settings.readFrom;
  const asked = cleanPatterns(options.patterns);
  const paths = asked.length > 0 ? asked : cleanPatterns(config?.paths ?? []);
  const ignored = ignoredBy(settings);
  // The caller's own selection does not surprise the caller.
  const narrows = asked.length === 0 && paths.length > 0;
  if (ignored.length === 0 && !narrows) return [];
  const declared = placesOfForms(settings.standards);
  const selected = selection(paths, [], declared);
  const usual = narrows ? selection([], [], declared) : selected;
  const rest: Cause = { setting: 'paths', by: config?.file ?? '', pattern: null, matches: (): boolean => true };
  const files = await tree.findAll({
    patterns: ['**'],
    anyCase: true,
    matches: (path) => (selected.matches(path) || usual.matches(path)) && !settings.selection.matches(path),
  });
  const causes = [...ignored, rest];
  const byCause = groupBy(files, ({ path }) =>
    (selected.matches(path) ? causes : [rest]).find(({ matches }) => matches(path)),
  );
  const classify = classifier(selected, declared);
  const found: LeftOutReturns[] = [];
  for (const cause of causes) {
    const left = (byCause.get(cause) ?? []).map((file): GatheredFile => ({ file, gathered: classify(file.path) }));
    const { setting, by, pattern } = cause;
    if (await areHolding(left, settings, tree)) found.push({ setting, by, pattern });
  }
  return found;
}

function ignoredBy({ readFrom }: Settings): readonly Cause[] {
  const { options, config, nameOfSetting } = readFrom;
  const asked = cleanPatterns(options.ignore);
  const patterns = asked.length > 0 ? asked : cleanPatterns(config?.ignore ?? []);
  const name = nameOfSetting('ignore');
  const by = asked.length > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : (config?.file ?? '');
  return patterns.map((pattern) => ({ setting: 'ignore', by, pattern, matches: compilePatterns([pattern]) }));
}

/** Files that are read at once: the first one with a return is enough. */
const BATCH = 40;

/** Returns true if one of the files holds a return, or should. */
async function areHolding(
  files: readonly GatheredFile[],
  { standards: versions, levels, maxFileSize }: Settings,
  tree: Tree,
): Promise<boolean> {
  if (files.length === 0) return false;
  // Not the run's own versions: a left out file must not load a family whose rules would then count.
  const standards = await RunStandards.open({ versions, overrides: null, levels, vocabulary: new Map() });
  for (const batch of batchesOf(files, BATCH)) {
    for await (const part of readInBatches(batch, (refs) => tree.read(refs, maxFileSize), { standards })) {
      if (part.some(holdsReturn)) return true;
    }
  }
  return false;
}

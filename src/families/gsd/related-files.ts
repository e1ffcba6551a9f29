import type { Changes } from '../../model/context.js';
import { gsdBaseOf, gsdFamilyOf, planOf, summaryOf, withoutMilestone } from './place.js';
import { isRequirementsFile, keyLinks, mustHaves, possiblePlaces } from './values.js';
import { stringField, type JsonObject } from '../../model/json.js';
import { addTo, oncePer } from '../../model/collections.js';
import type { FileVersion } from '../../model/history.js';
import type { FileBeside, TreeIndex } from '../../model/standard.js';

/** The files that rules read for a summary: its plan, and the requirements of its project. */
export async function relatedFilesOfSummary(
  _value: JsonObject,
  file: string,
  tree: TreeIndex,
): Promise<readonly FileBeside[]> {
  const { names, requirements } = await planningOf(tree);
  const { folder, name } = splitPath(file);
  const plan = planOf(name, names.get(folder) ?? []);
  const base = gsdBaseOf(file);
  const own = requirements.filter((path) => gsdBaseOf(path) === base);
  return [
    ...(plan === null ? [] : [withFamily(`${folder}/${plan}`)]),
    ...own.slice(0, MOST_BESIDE).map((path) => ({ ...withFamily(path), isMarkdown: true as const })),
  ];
}

/**
 * The files that rules read for a finished plan: its summary, and the files that it demands. Later work changes files,
 * so they are read from the commit that added the summary; for a summary of the compared change, from the tree.
 */
export async function relatedFilesOfPlan(
  value: JsonObject,
  file: string,
  tree: TreeIndex,
  changes: Changes | null,
): Promise<readonly FileBeside[]> {
  const { names } = await planningOf(tree);
  const { folder, name } = splitPath(file);
  const ownName = summaryOf(name, names.get(folder) ?? []);
  if (ownName === null) return [];
  const summary = `${folder}/${ownName}`;
  const demanded = mustHaves(value)
    .filter(({ minLines, contains, exports }) => minLines !== null || contains.length > 0 || exports.length > 0)
    .map(({ path }) => path);
  const linked = keyLinks(value)
    .filter(({ pattern }) => pattern !== null)
    .flatMap(({ from, to }) => [from, to].filter((path) => path !== null));
  const paths = [...new Set([...demanded, ...linked])].slice(0, MOST_BESIDE);
  const isNow = paths.length === 0 || changes?.changed.has(summary) === true;
  const places = paths.map((path) => possiblePlaces(path, file));
  const files = isNow ? filesNow(places, tree) : await filesThen(places, summary, tree);
  return [withFamily(summary), ...files];
}

/** The plans of a verified phase without a summary in their folder. */
export async function relatedFilesOfVerification(
  value: JsonObject,
  file: string,
  tree: TreeIndex,
): Promise<readonly FileBeside[]> {
  if (stringField(value, 'status') !== 'passed') return [];
  const { names } = await planningOf(tree);
  const { folder } = splitPath(file);
  return [folder, `${folder}/plans`].flatMap((place) => {
    const all = names.get(place) ?? [];
    const plans = all.filter((name) => gsdFamilyOf(`${place}/${name}`) === 'gsd-plan' && summaryOf(name, all) === null);
    return plans.slice(0, MOST_BESIDE).map((name) => withFamily(`${place}/${name}`));
  });
}

/** The current place of each file, the first of some possible ones. */
function filesNow(places: readonly (readonly string[])[], tree: TreeIndex): readonly FileBeside[] {
  return places.flatMap((list) => {
    const path = list.find((one) => tree.find(one)?.kind === 'file');
    return path === undefined ? [] : [{ path, family: null }];
  });
}

/** The place of each file when a summary was added, the first of some; none if history is too short. */
async function filesThen(
  places: readonly (readonly string[])[],
  summary: string,
  tree: TreeIndex,
): Promise<readonly FileBeside[]> {
  const { commits, isWhole } = await introductionsOf(tree);
  const commit = commits.get(summary);
  // It is not committed yet.
  if (commit === undefined) return filesNow(places, tree);
  if (!isWhole) return [];
  const moments = places.flat().map((path) => ({ path, commit }));
  const ids = await tree.filesAt(moments);
  const idOf = new Map(moments.map(({ path }, n) => [path, ids[n]]));
  return places.flatMap((list) => {
    const found = list.flatMap((path) => {
      const id = idOf.get(path);
      return typeof id === 'string' ? [{ path, family: null, id }] : [];
    });
    return found.slice(0, 1);
  });
}

/** The commits that added a tree's summaries, for every plan, and whether all of history is visible. */
const introductionsOf = oncePer(
  async (tree: TreeIndex): Promise<{ readonly commits: ReadonlyMap<string, string>; readonly isWhole: boolean }> => {
    const { names } = await planningOf(tree);
    const files = [...names].flatMap(([folder, list]) => list.map((name) => `${folder}/${name}`));
    const summaries = files.filter((path) => gsdFamilyOf(path) === 'gsd-summary');
    const versions = await tree.fileVersions(summaries, null, withoutMilestone);
    const commits = new Map([...versions].map(([path, newest]) => [path, oldestOf(newest).commit]));
    const { whole } = await tree.pastEndingWith([]);
    return { commits, isWhole: whole };
  },
);

/** The first version of a file; with merged lines of history, that of the first line. */
function oldestOf(newest: FileVersion): FileVersion {
  let version = newest;
  for (let [before] = version.before; before !== undefined; [before] = version.before) version = before;
  return version;
}

function withFamily(path: string): FileBeside {
  return { path, family: gsdFamilyOf(path) };
}

/** Files that are read for one return, besides it. */
const MOST_BESIDE = 100;

function splitPath(file: string): { readonly folder: string; readonly name: string } {
  const slash = file.lastIndexOf('/');
  return { folder: file.slice(0, Math.max(slash, 0)), name: file.slice(slash + 1) };
}

/** The files below the `.planning` folders of a tree. */
interface Planning {
  /** The file names in each folder. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly requirements: readonly string[];
}

/** Every summary of a run needs it. */
const planningOf = oncePer(async (tree: TreeIndex): Promise<Planning> => {
  const files = await tree.findAll({
    patterns: ['**/.planning/**/*.md'],
    matches: (path) => /(?:^|\/)\.planning\/.*\.md$/i.test(path),
  });
  const names = new Map<string, string[]>();
  const requirements: string[] = [];
  for (const { path } of files) {
    const { folder, name } = splitPath(path);
    addTo(names, folder, name);
    if (isRequirementsFile(path)) requirements.push(path);
  }
  return { names, requirements };
});

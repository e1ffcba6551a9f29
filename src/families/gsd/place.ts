/** The kinds of GSD returns, by family name. */
export const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'] as const;

export type GsdFamily = (typeof GSD_FAMILIES)[number];

/** Returns true if a family is one of GSD. */
export function isGsd(family: string | null): family is GsdFamily {
  return GSD_FAMILIES.some((name) => name === family);
}

const PHASE = String.raw`(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;

const IN_PHASE = new RegExp(PHASE);

/** In any letter case: a document named by its word, by its word and a number in `plans/`, or by its word in a folder with a number. */
const NAMED = new RegExp(
  `${PHASE}(?:(?:[^/]+-)?(summary|plan|verification)\\.md|plans/(?:[^/]+-)?(summary|plan)-\\d[^/]*\\.md|\\d[^/]*/(summary|plan)\\.md)$`,
  'i',
);

/** The GSD family of a file by its path, in any letter case; null for other files. */
export function gsdFamilyOf(file: string): GsdFamily | null {
  const word = wordIn(file)?.toLowerCase();
  return GSD_FAMILIES.find((family) => family.slice('gsd-'.length) === word) ?? null;
}

/** The word in a file name that shows its kind of document; null if there is none. */
function wordIn(file: string): string | null {
  // Nearly all other paths end here.
  if (!file.includes('.planning/') || !IN_PHASE.test(file)) return null;
  const [, ...words] = NAMED.exec(file) ?? [];
  return words.find((word: string | undefined) => word !== undefined) ?? null;
}

/** The name of a document as GSD searches for it: its word in capitals. */
export function usualName(file: string): string {
  const name = nameOf(file);
  const word = wordIn(file) ?? '';
  const at = name.lastIndexOf(word);
  return `${name.slice(0, at)}${word.toUpperCase()}${name.slice(at + word.length).replace(/md$/i, 'md')}`;
}

export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** The folder that holds the `.planning` of a return: `''` for the root, else without a final slash. */
export function gsdBaseOf(file: string): string {
  const at = file.startsWith('.planning/') ? 0 : file.indexOf('/.planning/');
  return at <= 0 ? '' : file.slice(0, at);
}

/** Returns true if a return is that of a quick task, which belongs to no phase. */
export function isQuickTask(file: string): boolean {
  return /(?:^|\/)quick\/[^/]+\/(?:plans\/)?[^/]+$/.test(file);
}

/**
 * The scopes in the commit subjects of a summary's plan: phase and plan number as in its file name, `01-02`, or
 * `quick-3` for a quick task. Empty if the name does not show them.
 */
export function commitScopesOf(file: string): readonly string[] {
  const name = nameOf(file);
  if (!isQuickTask(file)) {
    const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
    if (numbers !== undefined) return [numbers];
    // There the folder shows the phase.
    const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/i.exec(file) ?? [];
    return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
  }
  const stem = /^(.{1,100})-SUMMARY\.md$/i.exec(name)?.[1];
  return stem === undefined ? [] : [stem, `quick-${stem}`];
}

/** The name of a summary's plan among the files of its folder; null if there is none. */
export function planOf(summary: string, names: readonly string[]): string | null {
  return names.find((name) => PLAN_NAME.test(name) && namesOfSummary(name).includes(summary.toLowerCase())) ?? null;
}

/** The name of a plan's summary among the files of its folder; null if there is none. */
export function summaryOf(plan: string, names: readonly string[]): string | null {
  for (const wanted of namesOfSummary(plan)) {
    const found = names.find((name) => name.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return null;
}

const PLAN_NAME = /^(?:[^/]+-)?plan(?:-[^/]+)?\.md$/i;

/** The names that a plan's summary may have, in lower case, the usual one first. */
function namesOfSummary(plan: string): readonly string[] {
  const stem = plan.slice(0, -'.md'.length).toLowerCase();
  const names = [`${stem.replace(/plan(?!.*plan)/, 'summary')}.md`, `${stem}-summary.md`];
  const [, phase, number] = /^(\d[^-]*)-plan-(\d+[a-z]?)(?:-|$)/.exec(stem) ?? [];
  if (phase !== undefined && number !== undefined) names.push(`${phase}-${number}-summary.md`);
  const [, numbers] = /^(\d[^-]*-\d[^-]*)-.+-plan$/.exec(stem) ?? [];
  if (numbers !== undefined) names.push(`${numbers}-summary.md`);
  return names;
}

/**
 * The new places of a path claimed by a return in `M/v1.2-phases/`: phase folders moved there, files of `.planning/`
 * moved next to it, with or without the label in their name; and a path into the return's own phase is in the return's
 * folder.
 */
export function movedWithMilestone(path: string, returnFile: string): readonly string[] {
  const parts = /^((?:.*\/)?\.planning\/)((?:.*?\/)??)([^/]+)\/([^/]+)\/(?:plans\/)?[^/]+$/.exec(returnFile);
  if (parts === null) return [];
  const [, planning = '', above = '', phases = '', folder = ''] = parts;
  if (!path.startsWith(planning)) return [];
  const rest = path.slice(planning.length);
  const home = `${planning}${above}`;
  const label = /^(.+)-phases$/.exec(phases)?.[1];
  const candidates: string[] = [];
  if (label !== undefined) {
    if (rest.startsWith('phases/')) candidates.push(`${home}${phases}/${rest.slice('phases/'.length)}`);
    else if (!rest.includes('/')) candidates.push(`${home}${label}-${rest}`, `${planning}milestones/${rest}`);
  }
  const own = PHASE_FOLDER.exec(rest);
  if (own?.[1] === folder && own[2] !== undefined) candidates.push(`${home}${phases}/${folder}/${own[2]}`);
  return [...new Set(candidates)].filter((candidate) => candidate !== path);
}

/** The name of the phase folder that a path below `.planning/` leads to, and the rest of the path. */
const PHASE_FOLDER = /^(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/([^/]+)\/(.+)$/;

/** The path of a document without the folders of an archived milestone: its name and phase stay. */
export function withoutMilestone(file: string): string {
  return file.replace(
    /\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/,
    '.planning/$1',
  );
}

/** Returns true if a document is in the phases of a finished milestone. */
export function isArchivedPhase(file: string): boolean {
  return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}

/** The kinds of returns of GSD, by the names of their families. */
export const GSD_FAMILIES = ['gsd-summary', 'gsd-plan', 'gsd-verification'] as const;

export type GsdFamily = (typeof GSD_FAMILIES)[number];

/** Returns true if a family is one of GSD. */
export function isGsd(family: string | null): family is GsdFamily {
  return GSD_FAMILIES.some((name) => name === family);
}

const FOLDER = String.raw`(?:^|/)\.planning/(?:[^/]+/)*(?:phases|[^/]+-phases|quick)/[^/]+/`;

const SUMMARY = new RegExp(
  `${FOLDER}(?:(?:[^/]+-)?SUMMARY\\.md|plans/(?:[^/]+-)?SUMMARY-\\d[^/]*\\.md|\\d[^/]*/SUMMARY\\.md)$`,
);

const PLAN = new RegExp(`${FOLDER}(?:(?:[^/]+-)?PLAN\\.md|plans/(?:[^/]+-)?PLAN-\\d[^/]*\\.md|\\d[^/]*/PLAN\\.md)$`);

const VERIFICATION = new RegExp(`${FOLDER}(?:[^/]+-)?VERIFICATION\\.md$`);

/** The family of the return that a file is by its path; null where it is none of GSD. */
export function gsdFamilyOf(file: string): GsdFamily | null {
  // Nearly every path ends otherwise.
  if (!file.endsWith('.md') || !file.includes('.planning/')) return null;
  if (SUMMARY.test(file)) return 'gsd-summary';
  if (PLAN.test(file)) return 'gsd-plan';
  return VERIFICATION.test(file) ? 'gsd-verification' : null;
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
 * What is in parentheses in the subjects of the commits of a summary's plan: the numbers of phase and plan as its file's name has
 * them, `01-02`; of a quick task `quick-3`. None where the name does not tell.
 */
export function commitScopesOf(file: string): readonly string[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!isQuickTask(file)) {
    const numbers = /^(\d+(?:\.\d+)*-\d+[a-z]?)-/.exec(name)?.[1];
    if (numbers !== undefined) return [numbers];
    // There the phase is that of the folder.
    const [, phase, plan] = /\/(\d+(?:\.\d+)*)-[^/]*\/plans\/(?:[^/]+-)?SUMMARY-(\d+[a-z]?)[^/]*$/.exec(file) ?? [];
    return phase === undefined || plan === undefined ? [] : [`${phase}-${plan}`];
  }
  const stem = /^(.{1,100})-SUMMARY\.md$/.exec(name)?.[1];
  return stem === undefined ? [] : [stem, `quick-${stem}`];
}

/** The name among those of its folder's files of the plan that a summary belongs to; null where there is none. */
export function planOf(summary: string, names: readonly string[]): string | null {
  return names.find((name) => isNameOf(PLAN_NAME, name) && namesOfSummary(name).includes(summary)) ?? null;
}

/** The name among those of its folder's files of the summary of a plan; null where there is none. */
export function summaryOf(plan: string, names: readonly string[]): string | null {
  return namesOfSummary(plan).find((name) => names.includes(name)) ?? null;
}

const PLAN_NAME = /^(?:[^/]+-)?PLAN(?:-[^/]+)?\.md$/;

function isNameOf(pattern: RegExp, name: string): boolean {
  return pattern.test(name);
}

/** The names that the summary of a plan may have, the usual one first. */
function namesOfSummary(plan: string): readonly string[] {
  const stem = plan.slice(0, -'.md'.length);
  const names = [plan.replace(/PLAN(?!.*PLAN)/, 'SUMMARY'), `${stem}-SUMMARY.md`];
  const [, phase, number] = /^(\d[^-]*)-PLAN-(\d+[a-z]?)(?:-|$)/.exec(stem) ?? [];
  if (phase !== undefined && number !== undefined) names.push(`${phase}-${number}-SUMMARY.md`);
  const [, numbers] = /^(\d[^-]*-\d[^-]*)-.+-PLAN$/.exec(stem) ?? [];
  if (numbers !== undefined) names.push(`${numbers}-SUMMARY.md`);
  return names;
}

/**
 * Of a return in `M/v1.2-phases/`: what was in `.planning/phases/` is there, too, what was in `.planning/` itself is beside it, by
 * its name or with the label before it; and a path into a phase folder of the return's own name is in the return's folder.
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

/** A path below `.planning/` that leads into a phase folder: its name, and the rest. */
const PHASE_FOLDER = /^(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/([^/]+)\/(.+)$/;

/** The path of a document without what archiving a milestone changes: it keeps its name and that of its phase. */
export function withoutMilestone(file: string): string {
  return file.replace(
    /\.planning\/(?:[^/]+\/)*?(?:phases|[^/]+-phases|quick)\/((?:[^/]+\/)?(?:plans\/)?[^/]+)$/,
    '.planning/$1',
  );
}

/** Returns true if a document is among the phases of a milestone that is over. */
export function isArchivedPhase(file: string): boolean {
  return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}

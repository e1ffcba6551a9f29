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

/** Whether a document is among the phases of a milestone that is over. */
export function isArchivedPhase(file: string): boolean {
  return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}

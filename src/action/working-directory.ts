import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isInside, realOf, relativeWithin } from '../tree/inside.js';
import { UsageError } from '../model/usage.js';
import { repositoryOf } from '../tree/root.js';
import { gitFolderOf } from '../tree/git/store.js';

/**
 * Returns the project root that `working-directory` names. Throws `UsageError` if a symbolic link is on the path from
 * the workspace to the root: a branch can commit a link, and so choose the checked folder. The path to the workspace
 * itself may contain links.
 */
export function projectRoot(workspace: string, workingDirectory: string): string {
  const root = resolve(workspace, workingDirectory);
  for (const start of [workspace, realOf(workspace)]) {
    const way = relativeWithin(start, root);
    // Outside the workspace, a checkout has written nothing.
    if (way === null) continue;
    let folder = start;
    for (const name of way.split('/')) {
      folder = resolve(folder, name);
      if (isLink(folder)) throw folderIsLink(start, way, folder);
    }
  }
  return root;
}

/**
 * Throws `UsageError` if the root is in a submodule, at any depth: a branch chooses its commit and, in `.gitmodules`,
 * its source. A repository that another step checked out below the workspace is not a submodule.
 */
export function refuseSubmodule(root: string): void {
  const top = repositoryOf(root);
  const around = top === undefined ? undefined : repositoryOf(dirname(top));
  if (top === undefined || around === undefined || around === top) return;
  const [own, outer] = [gitFolderOf(top), gitFolderOf(around)];
  if (own === undefined || outer === undefined || !isInside(realOf(own), join(realOf(outer), 'modules'))) return;
  throw new UsageError(
    `The working directory is in a submodule of ${around}, ${relative(around, top)}: a branch chooses its commits and where they come from. Check it in the workflows of its own repository.`,
  );
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Missing and invalid paths are reported by whoever opens them.
    return false;
  }
}

function folderIsLink(workspace: string, way: string, link: string): UsageError {
  return new UsageError(
    `The input working-directory is "${way}", and ${relativeWithin(workspace, link) ?? link} is a symbolic link to ${readlinkSync(link)}, which a branch can change: write the folder itself, ${instead(workspace, link)}.`,
  );
}

function instead(workspace: string, link: string): string {
  const target = relativeWithin(realOf(workspace), realOf(link));
  return target === null || target === relativeWithin(workspace, link) ? 'below the workspace' : `such as ${target}`;
}

import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { relativeWithin } from '../tree/relative-within.js';
import { UsageError } from '../model/usage-error.js';
import { isInside, realOf } from '../tree/inside.js';
import { repositoryOf } from '../tree/root.js';
import { gitFolderOf } from '../tree/git/store.js';

/**
 * The project root that `working-directory` names. A branch can commit a symbolic link, and so choose which folder is judged:
 * throws `UsageError` where one stands on the way from the workspace to the root. The workspace itself may be reached by links.
 */
export function projectRoot(workspace: string, workingDirectory: string): string {
  const root = resolve(workspace, workingDirectory);
  for (const start of [workspace, realOf(workspace)]) {
    const way = relativeWithin(start, root);
    // Elsewhere lies nothing that a checkout into the workspace has written.
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
 * A branch chooses the commit of a submodule and, in `.gitmodules`, where it comes from: refuses a root in one, of whichever
 * depth. A repository that another step checked out below the workspace is none. Throws `UsageError`.
 */
export function refuseSubmodule(root: string): void {
  const top = repositoryOf(root);
  const around = top === undefined ? undefined : repositoryOf(dirname(top));
  if (top === undefined || around === undefined || around === top) return;
  const [own, outer] = [gitFolderOf(top), gitFolderOf(around)];
  if (own === undefined || outer === undefined || !isInside(realOf(own), join(realOf(outer), 'modules'))) return;
  throw new UsageError(
    `The working directory lies in a submodule of ${around}, ${relative(around, top)}: a branch chooses its commits and where they come from. Judge it in the workflows of its own repository.`,
  );
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // What is not there, or no path at all, is told of by whoever opens it.
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

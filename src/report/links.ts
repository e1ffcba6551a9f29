import { pathIn } from '../model/path.js';
import { urlSegment } from './sink.js';

/** Where on GitHub the judged commit can be looked at. */
export interface Links {
  /** `https://github.com`, or an enterprise's own. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The judged commit, hexadecimal. */
  readonly revision: string;
}

/** A file's path in the repository; `root` is the project root's place in it. */
export function inRepository(root: string, file: string): string {
  return pathIn(root, file);
}

/** The address of the repository. */
export function repositoryUrl({ server, repository }: Links): string {
  return `${server.replace(/\/+$/, '')}/${repository.split('/').map(urlSegment).join('/')}`;
}

/** The address below which the files of the project lie at the judged commit; `root` is its place in the repository. */
export function filesUrl(links: Links, root: string): string {
  const folders = root === '' ? [] : root.split('/').map(urlSegment);
  return [repositoryUrl(links), 'blob', urlSegment(links.revision), ...folders].join('/');
}

/**
 * The address of a file at the judged commit, or of a line (1-based) of it; `path` is relative to the repository.
 */
export function fileUrl(links: Links, path: string, line: number | null): string {
  const segments = path.split('/').map(urlSegment).join('/');
  // GitHub renders Markdown files, where a line has no anchor, unless their plain text is asked for.
  const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
  return `${filesUrl(links, '')}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}

export function commitUrl(links: Links): string {
  return `${repositoryUrl(links)}/commit/${urlSegment(links.revision)}`;
}

import { urlSegment } from './sink.js';
import { REPOSITORY } from '../model/version.js';

/** Where the checked commit can be viewed on GitHub. */
export interface Links {
  /** `https://github.com`, or the URL of an enterprise server. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The checked commit, hexadecimal. */
  readonly revision: string;
  /** The number of the pull request that is checked. */
  readonly pull?: number;
}

/** `owner/name`, or `owner/name#12` for a pull request. */
export function subjectOf({ repository, pull }: Links): string {
  return pull === undefined ? repository : `${repository}#${String(pull)}`;
}

/** Returns the URL of the repository. */
export function repositoryUrl({ server, repository }: Links): string {
  return `${server.replace(/\/+$/, '')}/${repository.split('/').map(urlSegment).join('/')}`;
}

/** Returns the URL of the pull request that is checked, or of the repository. */
export function subjectUrl(links: Links): string {
  const { pull } = links;
  return pull === undefined ? repositoryUrl(links) : `${repositoryUrl(links)}/pull/${String(pull)}`;
}

/**
 * Returns the URL of a file at the checked commit, or of one of its lines (1-based). `path` is relative to the
 * repository.
 */
export function fileUrl(links: Links, path: string, line: number | null): string {
  const segments = path.split('/').map(urlSegment).join('/');
  // GitHub renders Markdown files, whose lines have no anchors, unless plain text is requested.
  const plain = /\.(?:md|markdown)$/i.test(path) ? '?plain=1' : '';
  return `${repositoryUrl(links)}/blob/${urlSegment(links.revision)}/${segments}${plain}${line === null ? '' : `#L${String(line)}`}`;
}

export function commitUrl(links: Links): string {
  return `${repositoryUrl(links)}/commit/${urlSegment(links.revision)}`;
}

/** The folder with the rule pages, if the running copy of the project is unknown. Rule ids stay, so the latest pages have them. */
export const RULE_PAGES = `${REPOSITORY}/blob/HEAD/docs/rules`;

/** Returns the URL of a rule's page. */
export function rulePage(rule: string, pages = RULE_PAGES): string {
  return `${pages}/${urlSegment(rule)}.md`;
}

/** Returns the URL of a guide next to the rule pages. */
export function guidePage(name: string, pages = RULE_PAGES): string {
  return `${pages.replace(/\/rules$/, '/guides')}/${urlSegment(name)}.md`;
}

/** Returns as many digits of a commit's id as GitHub shows. */
export function shortId(id: string): string {
  return id.slice(0, 7);
}

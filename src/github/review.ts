import { createHash } from 'node:crypto';
import { isPlain } from '../report/replacements.js';
import { reviewBody, suggestionBody, suggestionIn, type Suggestion } from '../report/suggestion.js';
import type { SafeText } from '../report/sink.js';
import { tokenOwner, writtenBy, type Authored, type PullRequestPlace } from './authorship.js';
import { openClient, type Client } from './client.js';
import { isShown, linesShown, type ListedFile } from './diff-lines.js';
import { pullRequestHead, pullRequestNumber, repositoryOf, type Repository } from './event.js';
import { OverdueError, problemOf, requireFields, statusOf, UnexpectedAnswerError, type Problem } from './problem.js';
import type { ApiRequest, Remark } from './request.js';

/** The suggestions for a file, and the content that their lines refer to. */
export interface FileSuggestions {
  /** Relative to the top of the repository. */
  readonly path: string;
  readonly before: Uint8Array;
  readonly suggestions: readonly Suggestion[];
}

export interface ReviewTarget extends PullRequestPlace {
  /** The pull request's head. */
  readonly commit: string;
}

/** The outcome of suggestions, by their ids. */
export interface ReviewOutcome {
  readonly made: ReadonlySet<string>;
  /** Suggestions that already exist, from an earlier run or another step. */
  readonly standing: ReadonlySet<string>;
}

/** Maximum number of suggestions on a pull request at once. Nobody reads a review with more. */
export const MOST_SUGGESTIONS = 30;
const PER_PAGE = 100;

/** A review comment with a suggestion's marker. */
interface Marked extends Authored {
  readonly id: string;
  readonly number: number;
  readonly review: number | null;
  /** Whether its lines are unchanged since. */
  readonly isCurrent: boolean;
}

interface PlacedSuggestion {
  readonly suggestion: Suggestion;
  readonly body: SafeText;
}

/**
 * Makes suggestions in one review of a pull request. They are for lines that the diff shows, in files that have the checked
 * content in the head. A suggestion is never made twice. Rejects with an error for `problemOf` if no review was created.
 */
export async function writeReview(
  client: Client,
  target: ReviewTarget,
  files: readonly FileSuggestions[],
): Promise<ReviewOutcome> {
  const { repository, pullRequest, commit } = target;
  const pull = { ...repository, pull_number: pullRequest };
  const listed = await listFiles(client, pull);
  const possible = files.flatMap((file) => placeable(file, listed.get(file.path)));
  if (possible.length === 0) return { made: new Set(), standing: new Set() };
  const own = ownSuggestions(client, target);
  const known = await own();
  const knownIds = new Set(known.map(({ id }) => id));
  const current = new Set(known.filter(({ isCurrent }) => isCurrent).map(({ id }) => id));
  const standing = new Set(possible.flatMap(({ suggestion: { id } }) => (current.has(id) ? [id] : [])));
  const room = Math.max(0, MOST_SUGGESTIONS - current.size);
  const places = possible.filter(({ suggestion: { id } }) => !knownIds.has(id)).slice(0, room);
  if (places.length === 0) return { made: new Set(), standing };
  const made = new Set(places.map(({ suggestion: { id } }) => id));
  const review = await create(client, { ...pull, commit_id: commit }, places).catch(async (error: unknown) => {
    const isLost = (statusOf(error) ?? 500) >= 500;
    const there = new Set(isLost ? (await own()).map(({ id }) => id) : []);
    if (![...made].every((id) => there.has(id))) throw error;
    return null;
  });
  if (review !== null) await removeRepeated(client, pull, review);
  return { made, standing };
}

interface Review extends Authored {
  readonly id: number;
}

/** Creates the review. */
async function create(
  client: Client,
  pull: PullRequest & { readonly commit_id: string },
  places: readonly PlacedSuggestion[],
): Promise<Review> {
  const { data } = await client.rest.pulls.createReview({
    ...pull,
    event: 'COMMENT',
    body: reviewBody(places.length).text,
    comments: places.map(commentAt),
    // If only the answer was lost, a retry would create the review twice.
    request: { retries: 0 },
  });
  requireFields([data], { id: 'number' });
  return { id: data.id, user: data.user };
}

/** Returns a file's suggestions that can be made: the file is unchanged, and the diff shows their lines. */
function placeable(
  { path, before, suggestions }: FileSuggestions,
  listed: ListedFile | undefined,
): readonly PlacedSuggestion[] {
  if (listed?.id !== blobId(before)) return [];
  return suggestions.flatMap((suggestion): PlacedSuggestion[] => {
    const { first, last } = lineRange(suggestion);
    const body = isPlain(suggestion.replacement) ? suggestionBody(suggestion) : null;
    return suggestion.path === path && body !== null && isShown(listed, first, last) ? [{ suggestion, body }] : [];
  });
}

function lineRange({ replacement: { line, removed } }: Suggestion): { readonly first: number; readonly last: number } {
  return { first: line, last: line + removed.length - 1 };
}

/** Returns git's id for a content. GitHub's repositories only use SHA-1. */
function blobId(content: Uint8Array): string {
  return createHash('sha1')
    .update(`blob ${String(content.length)}\0`)
    .update(content)
    .digest('hex');
}

interface ReviewComment {
  readonly path: string;
  readonly body: string;
  readonly line: number;
  readonly side: 'RIGHT';
  readonly start_line?: number;
  readonly start_side?: 'RIGHT';
}

function commentAt({ suggestion, body }: PlacedSuggestion): ReviewComment {
  const { first, last } = lineRange(suggestion);
  const start = first === last ? {} : ({ start_line: first, start_side: 'RIGHT' } as const);
  return { path: suggestion.path, body, line: last, side: 'RIGHT', ...start };
}

type PullRequest = Repository & { readonly pull_number: number };

async function listFiles(client: Client, pull: PullRequest): Promise<ReadonlyMap<string, ListedFile>> {
  const files = await client.paginate(client.rest.pulls.listFiles, { ...pull, per_page: PER_PAGE });
  requireFields(files, { filename: 'string' });
  return new Map(
    files.map(({ filename, sha, patch, status }) => [
      filename,
      { id: status === 'removed' ? null : sha, shown: linesShown(patch) },
    ]),
  );
}

/**
 * Returns a function that lists the current suggestions of the token's owner. It asks for the owner once, and only if a comment
 * has the marker.
 */
function ownSuggestions(client: Client, target: ReviewTarget): () => Promise<readonly Marked[]> {
  let owner: Promise<number> | undefined;
  return async () => {
    const marked = await listMarked(client, { ...target.repository, pull_number: target.pullRequest });
    if (marked.length === 0) return [];
    owner ??= tokenOwner(client, target).then(({ id }) => id);
    return writtenBy(marked, await owner);
  };
}

async function listMarked(client: Client, pull: PullRequest): Promise<readonly Marked[]> {
  const all = await client.paginate(client.rest.pulls.listReviewComments, { ...pull, per_page: PER_PAGE });
  requireFields(all, { id: 'number', body: 'string' });
  return all.flatMap(({ id: number, pull_request_review_id: review, user, body, line }): Marked[] => {
    const id = suggestionIn(body);
    return id === undefined ? [] : [{ id, number, user, review, isCurrent: typeof line === 'number' }];
  });
}

/** Deletes a review's suggestions that another step has made meanwhile; the older ones stay. If that fails, both stay. */
async function removeRepeated(
  client: Client,
  { owner, repo, pull_number }: PullRequest,
  review: Review,
): Promise<void> {
  try {
    const comments = writtenBy(await listMarked(client, { owner, repo, pull_number }), review.user?.id);
    const oldest = new Map<string, number>();
    for (const { id, number } of comments) oldest.set(id, Math.min(oldest.get(id) ?? Infinity, number));
    for (const comment of comments) {
      if (comment.review !== review.id || oldest.get(comment.id) === comment.number) continue;
      await client.rest.pulls.deleteReviewComment({ owner, repo, comment_id: comment.number });
    }
  } catch (error) {
    // A TypeError and similar errors are bugs in this program.
    const isAnswer = error instanceof OverdueError || error instanceof UnexpectedAnswerError;
    if (statusOf(error) === undefined && !isAnswer) throw error;
  }
}

/** Milliseconds that the review may take: enough for one wait of a minute, which GitHub asks for at its limits. */
const PATIENCE = 90_000;

export interface SuggestResult {
  /** The ids of the suggestions that are on the pull request. */
  readonly placed: ReadonlySet<string>;
  readonly remarks: readonly Remark[];
}

/** Suggests fixes on the event's pull request, if there is one. Never rejects. */
export async function suggestOn(files: readonly FileSuggestions[], request: ApiRequest): Promise<SuggestResult> {
  const { token, env, event } = request;
  const pullRequest = pullRequestNumber(event);
  const repository = repositoryOf(env);
  const commit = pullRequestHead(event);
  const none = (...remarks: readonly Remark[]): SuggestResult => ({ placed: new Set(), remarks });
  if (pullRequest === undefined || repository === undefined || commit === undefined || files.length === 0)
    return none();
  if (token === '') return none({ level: 'notice', text: 'No fix was suggested: the input github-token is empty.' });
  try {
    const client = openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
    const { made, standing } = await writeReview(client, { repository, pullRequest, commit }, files);
    const placed = new Set([...made, ...standing]);
    if (made.size === 0) return { placed, remarks: [] };
    const what = made.size === 1 ? '1 fix was' : `${String(made.size)} fixes were`;
    return { placed, remarks: [{ level: 'info', text: `${what} suggested in a review of the pull request.` }] };
  } catch (error) {
    return none(remarkOn(problemOf(error)));
  }
}

function remarkOn({ kind, why }: Problem): Remark {
  if (kind === 'failed') {
    return { level: 'warning', text: `No fix could be suggested on the pull request, which changes no result: ${why}` };
  }
  return {
    level: 'notice',
    text: `No fix was suggested, for the token may not: ${why}. Give the job the permission pull-requests: write, which pull requests from forks never have.`,
  };
}

import { numberField, stringField, type Json } from '../../src/model/json.js';
import type { Answer, Author } from './github-server.js';

/** A comment on lines of the pull request's difference. */
export interface StoredSuggestion {
  readonly id: number;
  readonly author: Author;
  /** The review that it was made in; null for one made alone. */
  readonly review: number | null;
  readonly path: string;
  readonly body: string;
  /** The last of its lines; null where they have changed since. */
  line: number | null;
  readonly startLine: number | null;
}

export interface StoredReview {
  readonly id: number;
  readonly body: string;
  readonly commit: string;
}

/** A file of the pull request's difference. */
export interface PulledFile {
  readonly filename: string;
  readonly status: string;
  /** The id of its content in the head. */
  readonly sha: string;
  /** Its hunks; absent where it is binary or too large. */
  readonly patch?: string;
}

/** As GitHub names what it does not take of a review. */
export function unprocessable(...errors: readonly string[]): Answer {
  const documentation = 'https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request';
  return {
    status: 422,
    body: { message: 'Unprocessable Entity', errors: [...errors], documentation_url: documentation },
  };
}

/** Whether lines of the head are in one hunk of a patch. */
function isInHunk(patch: string, first: number, last: number): boolean {
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].some(([, start, length = '1']) => {
    return Number(start) <= first && last < Number(start) + Number(length);
  });
}

/** What GitHub's documentation asks of a comment in a review. */
export function refuseReviewComment(comment: Json, files: readonly PulledFile[]): Answer | undefined {
  const [line, start] = [numberField(comment, 'line'), numberField(comment, 'start_line')];
  const patch = files.find(({ filename }) => filename === stringField(comment, 'path'))?.patch;
  if (patch === undefined) return unprocessable('Path could not be resolved');
  if (line === undefined || stringField(comment, 'side') !== 'RIGHT') return unprocessable('Position is invalid');
  if (start !== undefined && (start >= line || stringField(comment, 'start_side') !== 'RIGHT')) {
    return unprocessable('Pull request review thread start line must precede the end line.');
  }
  if (!isInHunk(patch, start ?? line, line)) {
    return unprocessable('Pull request review thread line must be part of the diff');
  }
  return undefined;
}

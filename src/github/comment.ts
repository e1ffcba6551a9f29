import { setTimeout as sleep } from 'node:timers/promises';
import { sha256 } from '../model/digest.js';
import type { Report } from '../model/report.js';
import {
  isKept,
  readComment,
  renderComment,
  type Comment,
  type CommentPart,
  type CommentPlace,
} from '../report/comment.js';
import { tokenOwner, writtenBy, type Authored, type PullRequestPlace } from './authorship.js';
import { openClient, type Client } from './client.js';
import { problemOf, statusOf, type Problem } from './problem.js';
import { pullRequestHead, pullRequestNumber, repositoryOf, type Environment, type Repository } from './event.js';
import type { ApiRequest, Remark } from './request.js';

/** The pull request and the part of its comment that a step writes. */
export interface CommentTarget extends CommentPlace, PullRequestPlace {
  /** The head of the pull request when the run started; null where the event has none. */
  readonly commit: string | null;
}

export interface CommentOptions {
  readonly client: Client;
  /** Whether a comment is made where there is none. */
  readonly create: boolean;
  /** The comment's text, with the parts that other steps of the same run have written. */
  readonly render: (parts: readonly CommentPart[]) => string;
  /** Milliseconds that steps which write at the same time are left to do so. */
  readonly pause?: number;
}

/** What became of the comment. `overtaken`: the pull request has new commits, so it is left to a later run. */
export type CommentOutcome = 'created' | 'updated' | 'unchanged' | 'unneeded' | 'overtaken';

/** How often a step looks whether another has overwritten its part. */
const LOOKS = 4;
const PAUSE = 2000;
const PER_PAGE = 100;

/** A comment with the marker of this workflow and job. */
interface Marked extends Authored {
  readonly number: number;
  readonly body: string;
  readonly content: Comment;
}

/**
 * The identity of the comment and of this step's part in it. One comment serves a workflow's job with all of its
 * matrix, whose steps differ in `subject`: what they judge, and by which settings.
 */
export function commentPlace(env: Environment, subject: string): CommentPlace {
  // `owner/name/.github/workflows/file.yml@ref`: two workflows may have one name.
  const file = env.GITHUB_WORKFLOW_REF?.replace(/@[^@]*$/, '') ?? '';
  const run = Number(env.GITHUB_RUN_ID);
  return {
    id: digest([env.GITHUB_WORKFLOW ?? '', file, env.GITHUB_JOB ?? '']),
    run: Number.isSafeInteger(run) ? run : 0,
    key: digest([subject]),
  };
}

function digest(words: readonly string[]): string {
  return sha256(JSON.stringify(words), 16);
}

/**
 * Writes the one comment of a workflow's job on a pull request: the oldest that bears its marker and was written by
 * the token's owner. Steps of a matrix write it together: whichever comes second adds its part to the comment of
 * the first and takes its own away. Where it was written for a commit that is no longer the head, nothing is written.
 * Rejects with what `problemOf` reads, also where there are marked comments and nobody knows whose they are.
 */
export async function writeComment(target: CommentTarget, options: CommentOptions): Promise<CommentOutcome> {
  const { client, create, render } = options;
  const marked = await markedComments(client, target);
  const owner = marked.length === 0 ? null : await tokenOwner(client, target);
  const [oldest, ...others] = owner === null ? [] : writtenBy(marked, owner.id);
  if (oldest !== undefined) {
    // The order of runs comes from the pull request. A number in a comment could have been written by anybody.
    if (isOutdated(target.commit, owner?.head ?? null)) return 'overtaken';
    // What an earlier run left behind; what this run's other steps have just made, they take away themselves.
    for (const { number, content } of others) {
      if (content.run !== target.run) await remove(client, target.repository, number);
    }
    return mergePart(target, options, oldest, others.length > 0);
  }
  if (!create) return 'unneeded';
  const { data } = await client.rest.issues.createComment({
    ...target.repository,
    issue_number: target.pullRequest,
    body: render([]),
  });
  const [first] = writtenBy(await markedComments(client, target), data.user?.id);
  if (first === undefined || first.number >= data.id) return 'created';
  const outcome = await mergePart(target, options, first, true);
  await remove(client, target.repository, data.id);
  return outcome;
}

function isOutdated(commit: string | null, head: string | null): boolean {
  return commit !== null && head !== null && commit !== head;
}

/** The comments with the marker, whoever wrote them, the oldest first. */
async function markedComments(
  client: Client,
  { repository, pullRequest, id }: CommentTarget,
): Promise<readonly Marked[]> {
  const all = await client.paginate(client.rest.issues.listComments, {
    ...repository,
    issue_number: pullRequest,
    per_page: PER_PAGE,
  });
  const found = all.flatMap(({ id: number, user, body = '' }): Marked[] => {
    const content = readComment(body, id);
    return content === undefined ? [] : [{ number, user, body, content }];
  });
  return found.sort((a, b) => a.number - b.number);
}

/** Puts the step's part into a comment, and puts it back where another step's writing has taken it away. */
async function mergePart(
  target: CommentTarget,
  { client, render, pause = PAUSE }: CommentOptions,
  { number, body, content }: Marked,
  hasOthers: boolean,
): Promise<CommentOutcome> {
  const place = { ...target.repository, comment_id: number };
  let current = body;
  let known: Comment | undefined = content;
  let outcome: CommentOutcome = 'unchanged';
  for (let look = 1; ; look++) {
    // Another run has written since: the comment is that run's.
    if (look > 1 && known !== undefined && known.run !== target.run) return outcome;
    const parts = known?.run === target.run ? known.parts : [];
    const text = render(parts);
    if (isSameText(text, current)) return outcome;
    await client.rest.issues.updateComment({ ...place, body: text });
    outcome = 'updated';
    // Where no other step takes part, nobody overwrites.
    if (!(hasOthers || parts.length > 0 || (known?.parts.length ?? 0) > 1) || look === LOOKS) return outcome;
    await sleep(pause);
    current = (await client.rest.issues.getComment(place)).data.body ?? '';
    known = readComment(current, target.id);
    const written = readComment(text, target.id)?.parts.find(({ key }) => key === target.key);
    if (written !== undefined && known?.run === target.run && isKept(written, known)) return outcome;
  }
}

/** The platform may keep other line ends, and none at the end. */
function isSameText(text: string, stored: string): boolean {
  return text.trimEnd() === stored.replaceAll('\r\n', '\n').trimEnd();
}

/** Deletes a comment; one that is gone already is as good. */
async function remove(client: Client, repository: Repository, number: number): Promise<void> {
  try {
    await client.rest.issues.deleteComment({ ...repository, comment_id: number });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}

export interface CommentRequest extends ApiRequest {
  readonly mode: 'auto' | 'always';
}

/** Milliseconds that the comment may take: long enough for one wait of a minute, which GitHub asks for at its limits. */
const PATIENCE = 90_000;

/** Comments on the pull request of the event, if there is one. Resolves to what people must be told; never rejects. */
export async function commentOn(report: Report, request: CommentRequest): Promise<readonly Remark[]> {
  const { mode, token, env, event, links, subject } = request;
  const pullRequest = pullRequestNumber(event);
  const repository = repositoryOf(env);
  if (pullRequest === undefined || repository === undefined) return [];
  if (token === '') return [{ level: 'notice', text: 'No comment was written: the input github-token is empty.' }];
  const place = commentPlace(env, subject);
  try {
    const client = openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
    const outcome = await writeComment(
      { ...place, repository, pullRequest, commit: pullRequestHead(event) ?? null },
      {
        client,
        create: mode === 'always' || isWorthSaying(report),
        render: (parts) => renderComment(place, report, { links, parts }),
      },
    );
    return outcome === 'overtaken'
      ? [
          {
            level: 'info',
            text: 'No comment was written: the pull request has newer commits, and a later run writes it.',
          },
        ]
      : [];
  } catch (error) {
    return [remarkOn(problemOf(error))];
  }
}

/** Notices alone are read in the summary. */
function isWorthSaying({ conclusion, counts }: Report): boolean {
  return conclusion !== 'passed' || counts.errors + counts.warnings > 0;
}

function remarkOn({ kind, why }: Problem): Remark {
  if (kind === 'failed') {
    return {
      level: 'warning',
      text: `The comment on the pull request could not be written, which changes no result: ${why}`,
    };
  }
  return {
    level: 'notice',
    text: `No comment was written, for the token may not: ${why}. Give the job the permission pull-requests: write, which pull requests from forks never have, or leave out the input comment.`,
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sha256 } from '../model/text.js';
import type { Report } from '../model/report.js';
import {
  isKept,
  readComment,
  renderComment,
  type Comment,
  type CommentPart,
  type CommentPlace,
} from '../report/comment.js';
import { openClient, type Client } from './client.js';
import { problemOf, requireFields, statusOf, type Problem } from './problem.js';
import { pullRequestHead, pullRequestNumber, repositoryOf, type Environment, type Repository } from './event.js';
import type { ApiRequest, Remark } from './platform.js';

/** The pull request, and the part of its comment that a step writes. */
export interface CommentTarget extends CommentPlace, PullRequestPlace {
  /** The pull request's head when the run started; null if the event has none. */
  readonly commit: string | null;
}

export interface CommentOptions {
  readonly client: Client;
  /** True to create a comment if there is none. */
  readonly create: boolean;
  /** Returns the comment's text, including the parts that other steps of the same run have written. */
  readonly render: (parts: readonly CommentPart[]) => string;
  /** Milliseconds to wait for steps that write at the same time. */
  readonly pause?: number;
}

/** The comment's outcome. `overtaken`: the pull request has new commits, so a later run will write it. */
export type CommentOutcome = 'created' | 'updated' | 'unchanged' | 'unneeded' | 'overtaken';

/** How often a step checks whether another one has overwritten its part. */
const LOOKS = 4;
const PAUSE = 2000;
const PER_PAGE = 100;
/** How often a comment is created, if the platform fails. */
const TRIES = 3;

/** A comment with this workflow and job's marker. */
interface Marked extends Authored {
  readonly number: number;
  readonly body: string;
  readonly content: Comment;
}

/**
 * Returns the identity of the comment and of this step's part in it. A workflow's job, with its whole matrix, has one comment.
 * The matrix steps differ in `subject`: what they check, and with which settings.
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
 * Writes the one comment of a workflow's job on a pull request: the oldest with its marker that the token's owner wrote. Nothing
 * is written if the run's commit is no longer the head. Rejects with an error for `problemOf`, also if there are marked comments
 * and the token's owner is unknown.
 *
 * The steps of a matrix write the comment together: a step that comes second adds its part to the first comment and deletes its
 * own.
 */
export async function writeComment(target: CommentTarget, options: CommentOptions, tries = 1): Promise<CommentOutcome> {
  const { client, create, render } = options;
  const marked = await markedComments(client, target);
  const owner = marked.length === 0 ? null : await tokenOwner(client, target);
  const [oldest, ...others] = owner === null ? [] : writtenBy(marked, owner.id);
  if (oldest !== undefined) {
    // The pull request decides the order of runs. Anybody could have written a number in a comment.
    if (isOutdated(target.commit, owner?.head ?? null)) return 'overtaken';
    // Deletes comments of earlier runs. This run's other steps delete their own new comments themselves.
    for (const { number, content } of others) {
      if (content.run !== target.run) await remove(client, target.repository, number);
    }
    return mergePart(target, options, oldest, others.length > 0);
  }
  if (!create) return 'unneeded';
  const created = await createComment(client, target, render([])).catch(async (error: unknown) => {
    if ((statusOf(error) ?? 500) < 500 || tries === TRIES) throw error;
    // Only the answer may be lost, so the comment is looked for before it is created again.
    await sleep(options.pause ?? PAUSE);
    return null;
  });
  if (created === null) return writeComment(target, options, tries + 1);
  const [first] = writtenBy(await markedComments(client, target), created.user?.id);
  if (first === undefined || first.number >= created.id) return 'created';
  const outcome = await mergePart(target, options, first, true);
  await remove(client, target.repository, created.id);
  return outcome;
}

interface Created extends Authored {
  readonly id: number;
}

async function createComment(client: Client, target: CommentTarget, body: string): Promise<Created> {
  const { data } = await client.rest.issues.createComment({
    ...target.repository,
    issue_number: target.pullRequest,
    body,
    request: { retries: 0 },
  });
  requireFields([data], { id: 'number' });
  return { id: data.id, user: data.user };
}

function isOutdated(commit: string | null, head: string | null): boolean {
  return commit !== null && head !== null && commit !== head;
}

/** Returns the comments with the marker, whoever wrote them, the oldest first. */
async function markedComments(
  client: Client,
  { repository, pullRequest, id }: CommentTarget,
): Promise<readonly Marked[]> {
  const all = await client.paginate(client.rest.issues.listComments, {
    ...repository,
    issue_number: pullRequest,
    per_page: PER_PAGE,
  });
  requireFields(all, { id: 'number' });
  const found = all.flatMap(({ id: number, user, body }): Marked[] => {
    if (typeof body !== 'string') return [];
    const content = readComment(body, id);
    return content === undefined ? [] : [{ number, user, body, content }];
  });
  return found.sort((a, b) => a.number - b.number);
}

/** Adds the step's part to a comment, and adds it again if another step has overwritten it. */
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
    // Another run has written since, so the comment is that run's.
    if (look > 1 && known !== undefined && known.run !== target.run) return outcome;
    const parts = known?.run === target.run ? known.parts : [];
    const text = render(parts);
    if (isSameText(text, current)) return outcome;
    const { data } = await client.rest.issues.updateComment({ ...place, body: text });
    requireFields([data], { id: 'number' });
    outcome = 'updated';
    // Without other steps, nobody overwrites the part.
    if (!(hasOthers || parts.length > 0 || (known?.parts.length ?? 0) > 1) || look === LOOKS) return outcome;
    await sleep(pause);
    const { data: stored } = await client.rest.issues.getComment(place);
    requireFields([stored], { id: 'number' });
    current = typeof stored.body === 'string' ? stored.body : '';
    known = readComment(current, target.id);
    const written = readComment(text, target.id)?.parts.find(({ key }) => key === target.key);
    if (written !== undefined && known?.run === target.run && isKept(written, known)) return outcome;
  }
}

/** The platform may store other line ends, and none at the end. */
function isSameText(text: string, stored: string): boolean {
  return text.trimEnd() === stored.replaceAll('\r\n', '\n').trimEnd();
}

/** Deletes a comment. A comment that no longer exists is not an error. */
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

/** Milliseconds that the comment may take: enough for one wait of a minute, which GitHub asks for at its limits. */
const PATIENCE = 90_000;

/** Comments on the event's pull request, if there is one. Resolves to remarks for people. Never rejects. */
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

/** Returns false if there are only notices: these are in the summary. */
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

export interface PullRequestPlace {
  readonly repository: Repository;
  readonly pullRequest: number;
}

/** A token's owner, and the current head of the pull request. */
export interface TokenOwner {
  /** The account's id. A login can be given up and taken by somebody else; an id cannot. */
  readonly id: number;
  /** The pull request's last commit; null if the token may not see it. */
  readonly head: string | null;
}

interface Answer {
  readonly viewer?: { readonly databaseId?: number | null } | null;
  readonly repository?: { readonly pullRequest?: { readonly headRefOid?: string } | null } | null;
}

/**
 * `viewer` is the token's owner: a person, or an app's bot user. `GET /user` answers people only: it refuses the job's own token
 * and those of other apps (https://docs.github.com/graphql/reference/queries#viewer).
 */
const QUERY = `query ($owner: String!, $repo: String!, $pullRequest: Int!) {
  viewer { databaseId }
  repository(owner: $owner, name: $repo) { pullRequest(number: $pullRequest) { headRefOid } }
}`;

/** Returns the client token's owner, by one request. Rejects if GitHub does not answer. */
async function tokenOwner(client: Client, { repository, pullRequest }: PullRequestPlace): Promise<TokenOwner> {
  const { viewer, repository: seen } = await ask(client, { ...repository, pullRequest });
  const id = viewer?.databaseId;
  if (typeof id !== 'number') throw new Error('GitHub did not say whom the token belongs to');
  return { id, head: seen?.pullRequest?.headRefOid ?? null };
}

async function ask(client: Client, variables: Readonly<Record<string, string | number>>): Promise<Answer> {
  try {
    return await client.graphql<Answer>(QUERY, variables);
  } catch (error) {
    // If the token may not see the pull request, the rest of the answer is still there.
    const isPartial = error instanceof Error && error.name === 'GraphqlResponseError' && 'data' in error;
    const data = isPartial ? (error.data as Answer | null | undefined) : undefined;
    if (typeof data?.viewer?.databaseId === 'number') return data;
    throw error;
  }
}

/** A text on a pull request, as the API lists it. A text from a deleted account has no author. */
export interface Authored {
  readonly user: { readonly id: number } | null;
}

/** Returns the texts that an account wrote. A text's own statements prove nothing: anybody can copy a marker. */
function writtenBy<T extends Authored>(texts: readonly T[], account: number | undefined): readonly T[] {
  return texts.filter(({ user }) => user !== null && user.id === account);
}

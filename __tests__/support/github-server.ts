import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { OpenAPIBackend, type Context } from 'openapi-backend';
import { isObject, listField, numberField, stringField, type Json, type JsonObject } from '../../src/model/json.js';
import { PULL_REQUEST, REPOSITORY } from './events.js';
import { githubDescription } from './github-description.js';

/** The requests that the server answers, by GitHub's own names. */
export type Operation =
  | 'issues/list-comments'
  | 'issues/create-comment'
  | 'issues/get-comment'
  | 'issues/update-comment'
  | 'issues/delete-comment'
  | 'checks/create'
  | 'checks/update'
  | 'repos/compare-commits-with-basehead'
  | 'graphql/query';

export interface Author {
  readonly id: number;
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

/** Whom a job's own token writes as. */
export const ACTIONS: Author = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };
/** Another app that is installed, and its token, which begins as that of a job. */
export const APP: Author = { id: 1_234, login: 'my-app[bot]', type: 'Bot' };
export const APP_TOKEN = `ghs_app${'d4'.repeat(18)}`;
/** Whom any other token writes as. */
export const PERSON: Author = { id: 583_231, login: 'octocat', type: 'User' };

export interface StoredComment {
  readonly id: number;
  readonly author: Author;
  body: string;
}

export interface StoredCheck {
  readonly id: number;
  readonly fields: JsonObject;
  /** One list a request. */
  readonly annotations: (readonly Json[])[];
}

export interface ComparedFile {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed' | 'unchanged';
  readonly previous_filename?: string;
  /** How many lines differ; 1 by default. */
  readonly changes?: number;
}

/** What is answered in the place of the server's own answer. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** The request is carried out all the same, as when an answer is lost on its way. */
  readonly done?: true;
  /** The body as it is, instead of JSON. */
  readonly text?: string;
  /** The connection ends after so many bytes of the body; with -1 before any answer. */
  readonly cut?: number;
  /** Milliseconds until the answer. */
  readonly late?: number;
}

export interface Received {
  readonly operation: string;
  readonly query: string;
  readonly body: Json;
  readonly status: number;
}

/** A GitHub with one pull request, that takes only what GitHub's published description allows. */
export interface Github {
  readonly url: string;
  readonly requests: readonly Received[];
  /** What the server itself did wrong, and what it was asked for that GitHub does not have or take. */
  readonly faults: readonly string[];
  readonly comments: readonly StoredComment[];
  readonly checks: readonly StoredCheck[];
  /** What the comparison of any two commits lists. */
  compared: readonly ComparedFile[];
  /** The last commit of the pull request; null where tokens may not see it. */
  head: string | null;
  /** Puts a comment on the pull request; its id is greater than all others. */
  readonly write: (author: Author, body: string) => StoredComment;
  /** The next requests of an operation get these answers. */
  readonly answer: (operation: Operation, ...answers: readonly Answer[]) => void;
  /** The requests from a number on, counted from 0, get this answer instead of their own: so many of them. */
  readonly fail: (from: number, count: number, answer: Answer) => void;
  /** Is done once, when the next request of an operation has arrived and before it is answered. */
  readonly meanwhile: (operation: Operation, act: () => void) => void;
  /** Forgets everything that has happened. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** As GitHub refuses what the permissions of a job do not include. */
export const READ_ONLY: Answer = { status: 403, body: { message: 'Resource not accessible by integration' } };

const MISSING: Answer = { status: 404, body: { message: 'Not Found' } };
const NO_TOKEN: Answer = { status: 401, body: { message: 'Bad credentials' } };

export function secondaryLimit(status: 403 | 429, seconds: number): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return { status, headers: { 'retry-after': String(seconds) }, body: { message } };
}

function invalid(name: string): Answer {
  return { status: 422, body: { message: 'Validation Failed', errors: [{ field: name, code: 'invalid' }] } };
}

/** The repository and the pull request as a client addresses them. */
export const ADDRESS = {
  repository: { owner: REPOSITORY.split('/')[0] ?? '', repo: REPOSITORY.split('/')[1] ?? '' },
  pullRequest: PULL_REQUEST,
};

/** GitHub's limits that its description tells in words only. */
const LONGEST_COMMENT = 65_536;
const LONGEST_TITLE = 255;
const LONGEST_MESSAGE = 64 * 1024;
const MOST_COMPARED = 300;

function refuseText(body: string | undefined): Answer | undefined {
  return body === undefined || body.trim() === '' || body.length > LONGEST_COMMENT ? invalid('body') : undefined;
}

function refuseAnnotation(annotation: Json): Answer | undefined {
  const text = (name: string): string => stringField(annotation, name) ?? '';
  const number = (name: string): number | undefined => numberField(annotation, name);
  const [start, end, startColumn, endColumn] = ['start_line', 'end_line', 'start_column', 'end_column'].map(number);
  if (text('path') === '' || text('path').startsWith('/')) return invalid('path');
  if (text('title').length > LONGEST_TITLE) return invalid('title');
  if (text('message') === '' || Buffer.byteLength(text('message')) > LONGEST_MESSAGE) return invalid('message');
  if (start === undefined || end === undefined || start < 1 || end < start) return invalid('start_line');
  if (startColumn === undefined && endColumn === undefined) return undefined;
  return start === end && (startColumn ?? 1) <= (endColumn ?? Infinity) ? undefined : invalid('start_column');
}

/** What has happened so far. */
interface State {
  comments: StoredComment[];
  checks: StoredCheck[];
  requests: Received[];
  faults: string[];
  compared: readonly ComparedFile[];
  head: string | null;
  nextId: number;
  arrived: number;
  failing: { readonly from: number; readonly count: number; readonly answer: Answer } | null;
  readonly answers: Map<string, Answer[]>;
  readonly acts: Map<string, () => void>;
}

function emptyState(): State {
  return {
    comments: [],
    checks: [],
    requests: [],
    faults: [],
    compared: [],
    head: null,
    nextId: 1,
    arrived: 0,
    failing: null,
    answers: new Map(),
    acts: new Map(),
  };
}

function write(state: State, author: Author, body: string): StoredComment {
  const comment = { id: state.nextId++, author, body };
  state.comments.push(comment);
  return comment;
}

function parameter({ request }: Context, name: string): number {
  return Number((request.params as Readonly<Record<string, unknown>>)[name]);
}

function queried({ request }: Context, name: string, otherwise: number): number {
  return Number((request.query as Readonly<Record<string, unknown>>)[name] ?? otherwise);
}

function sent({ request }: Context): JsonObject {
  const body = request.requestBody as Json;
  return isObject(body) ? body : {};
}

/** GitHub tells by the token; that of a job begins so. */
function authorOf({ request }: Context): Author {
  const { authorization } = request.headers as Readonly<Record<string, string | undefined>>;
  if (authorization?.endsWith(APP_TOKEN) === true) return APP;
  return /\bghs_/.test(authorization ?? '') ? ACTIONS : PERSON;
}

/** A page of a list, with the address of the next one. */
function paged<T>(context: Context, all: readonly T[], show: (one: T) => Json): Answer {
  const size = queried(context, 'per_page', 30);
  const page = queried(context, 'page', 1);
  const { host } = context.request.headers as Readonly<Record<string, string>>;
  const next = `http://${host ?? ''}${context.request.path}?per_page=${String(size)}&page=${String(page + 1)}`;
  return {
    status: 200,
    headers: page * size < all.length ? { link: `<${next}>; rel="next"` } : {},
    body: all.slice((page - 1) * size, page * size).map(show),
  };
}

type Answers = Readonly<Record<Operation, (context: Context) => Answer>>;

/** What GitHub does with a request that its description allows. */
function handlers(api: OpenAPIBackend, now: () => State): Answers {
  const example = (operation: Operation): JsonObject => api.mockResponseForOperation(operation).mock as JsonObject;
  const shown = ({ id, body, author }: StoredComment): JsonObject => {
    const comment = example('issues/get-comment');
    return { ...comment, id, body, user: { ...(comment.user as JsonObject), ...author } };
  };
  const found = (context: Context): StoredComment | undefined =>
    now().comments.find(({ id }) => id === parameter(context, 'comment_id'));
  return {
    'issues/list-comments': (context) => paged(context, now().comments, shown),
    'issues/create-comment': (context) => {
      const body = stringField(sent(context), 'body');
      const refused = parameter(context, 'issue_number') === PULL_REQUEST ? refuseText(body) : MISSING;
      return refused ?? { status: 201, body: shown(write(now(), authorOf(context), body ?? '')) };
    },
    'issues/get-comment': (context) => {
      const comment = found(context);
      return comment === undefined ? MISSING : { status: 200, body: shown(comment) };
    },
    'issues/update-comment': (context) => {
      const comment = found(context);
      const body = stringField(sent(context), 'body');
      if (comment === undefined) return MISSING;
      const refused = refuseText(body);
      if (refused !== undefined) return refused;
      comment.body = body ?? '';
      return { status: 200, body: shown(comment) };
    },
    'issues/delete-comment': (context) => {
      const comment = found(context);
      now().comments = now().comments.filter((one) => one !== comment);
      return comment === undefined ? MISSING : { status: 204 };
    },
    'checks/create': (context) => {
      const { output = {}, ...fields } = sent(context);
      const annotations = listField(output, 'annotations');
      const refused = annotations.map(refuseAnnotation).find((answer) => answer !== undefined);
      if (refused !== undefined) return refused;
      const id = now().nextId++;
      now().checks.push({ id, fields: { ...fields, ...(output as JsonObject) }, annotations: [annotations] });
      return { status: 201, body: { ...example('checks/create'), id } };
    },
    'checks/update': (context) => {
      const id = parameter(context, 'check_run_id');
      const annotations = listField(sent(context).output, 'annotations');
      const check = now().checks.find((one) => one.id === id);
      if (check === undefined) return MISSING;
      const refused = annotations.map(refuseAnnotation).find((answer) => answer !== undefined);
      if (refused !== undefined) return refused;
      check.annotations.push(annotations);
      return { status: 200, body: { ...example('checks/update'), id } };
    },
    'repos/compare-commits-with-basehead': (context) => {
      const comparison = example('repos/compare-commits-with-basehead');
      const [file] = listField(comparison, 'files');
      // Files are on the first page only.
      const files = queried(context, 'page', 1) > 1 ? [] : now().compared.slice(0, MOST_COMPARED);
      return { status: 200, body: { ...comparison, files: files.map((one) => ({ ...(file as JsonObject), ...one })) } };
    },
    'graphql/query': (context) => {
      const { query, variables } = sent(context);
      // The one query that there is; anything else is a fault.
      const asked =
        /^query \(\$owner: String!, \$repo: String!, \$pullRequest: Int!\) \{\s*viewer \{ databaseId \}\s*repository\(owner: \$owner, name: \$repo\) \{ pullRequest\(number: \$pullRequest\) \{ headRefOid \} \}\s*\}$/;
      if (typeof query !== 'string' || !asked.test(query)) {
        now().faults.push(`graphql/query: ${JSON.stringify(query)}`);
        return { status: 200, body: { errors: [{ message: 'Parse error' }] } };
      }
      const seen = JSON.stringify(variables) === JSON.stringify({ ...ADDRESS.repository, pullRequest: PULL_REQUEST });
      const viewer = { databaseId: authorOf(context).id };
      if (seen && now().head !== null) {
        return { status: 200, body: { data: { viewer, repository: { pullRequest: { headRefOid: now().head } } } } };
      }
      const errors = [{ type: 'NOT_FOUND', message: 'Could not resolve to a PullRequest.' }];
      return { status: 200, body: { data: { viewer, repository: { pullRequest: null } }, errors } };
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Counts a request. Returns its answer where it is one of those that fail. */
function failingAnswer(state: State): Answer | undefined {
  const at = state.arrived++;
  const { failing } = state;
  return failing !== null && at >= failing.from && at < failing.from + failing.count ? failing.answer : undefined;
}

/** Sends an answer, or the part of it that arrives. */
async function send(
  response: ServerResponse,
  { status, headers = {}, body, text, cut, late = 0 }: Answer,
): Promise<void> {
  if (late > 0) await setTimeout(late);
  if (cut === -1) {
    response.destroy();
    return;
  }
  const whole = Buffer.from(text ?? (body === undefined ? '' : JSON.stringify(body)));
  const length = cut === undefined ? {} : { 'content-length': String(whole.length) };
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...length, ...headers });
  if (cut === undefined) {
    response.end(whole);
    return;
  }
  response.write(whole.subarray(0, cut), () => response.destroy());
}

/** Answers a request: by the script, or else as GitHub does. */
async function respond(api: OpenAPIBackend, state: State, request: IncomingMessage): Promise<Answer> {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const text = await textOf(request);
  const method = request.method ?? '';
  const body = text === '' ? null : (JSON.parse(text) as Json);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const asked = { method, path: pathname, query: search.slice(1), body: body ?? undefined, headers };
  const operation = api.matchOperation(asked)?.operationId;
  if (operation === undefined) {
    state.faults.push(`there is no ${method} ${pathname}`);
    return MISSING;
  }
  state.acts.get(operation)?.();
  state.acts.delete(operation);
  const { errors } = api.validateRequest(asked, operation);
  for (const { message, instancePath } of errors ?? [])
    state.faults.push(`${operation}: ${instancePath} ${message ?? ''}`);
  const scripted = failingAnswer(state) ?? state.answers.get(operation)?.shift();
  const allowed = /^token \S+$/.test(headers.authorization ?? '');
  const carriesOut = scripted === undefined || scripted.done === true;
  const own = !allowed ? NO_TOKEN : carriesOut ? ((await api.handleRequest(asked)) as Answer) : undefined;
  const answer = scripted ?? own ?? NO_TOKEN;
  state.requests.push({ operation, query: search, body, status: answer.status });
  return answer;
}

/** Starts the server on this machine, on a port of its own. */
export async function startGithub(): Promise<Github> {
  let state = emptyState();
  const api = new OpenAPIBackend({
    definition: githubDescription(),
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false, validateFormats: false },
  });
  await api.init();
  api.register({
    ...handlers(api, () => state),
    notFound: (): Answer => MISSING,
    validationFail: ({ validation }: Context): Answer => ({
      status: 422,
      body: { message: 'Invalid request.', errors: JSON.parse(JSON.stringify(validation.errors)) as Json },
    }),
  });
  const server = createServer((request, response) => {
    respond(api, state, request)
      .catch((error: unknown): Answer => {
        state.faults.push(String(error));
        return { status: 500, body: { message: String(error) } };
      })
      .then((answer) => send(response, answer))
      .catch((error: unknown) => state.faults.push(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    get requests() {
      return state.requests;
    },
    get faults() {
      return state.faults;
    },
    get comments() {
      return state.comments;
    },
    get checks() {
      return state.checks;
    },
    get head() {
      return state.head;
    },
    set head(commit) {
      state.head = commit;
    },
    get compared() {
      return state.compared;
    },
    set compared(files) {
      state.compared = files;
    },
    write: (author, body) => write(state, author, body),
    answer: (operation, ...list) =>
      void state.answers.set(operation, [...(state.answers.get(operation) ?? []), ...list]),
    fail: (from, count, answer) => {
      state.failing = { from, count, answer };
    },
    meanwhile: (operation, act) => void state.acts.set(operation, act),
    reset: () => {
      state = emptyState();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

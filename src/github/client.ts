import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { OverdueError, UnexpectedAnswerError } from './problem.js';

/** Octokit as the toolkit sets it up, including the proxy, with its plug-ins for retries and throttling. */
export type Client = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  /** The API's address; GitHub's own by default. */
  readonly url: string | undefined;
  /** Milliseconds after which no request is sent, and open requests are aborted. */
  readonly patience: number;
  /** Milliseconds per second of waiting before a retry. Tests make it short. */
  readonly second?: number;
}

/** Milliseconds after which one try is aborted. GitHub itself gives up after ten seconds. */
const LONGEST_TRY = 15_000;
/** Retries, after one and four seconds, if the platform fails (5xx) or does not answer. */
const RETRIES = 2;
/** Statuses that a retry does not fix. The throttle decides how to wait after 403 and 429. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

const silent = (): void => undefined;
/** Octokit would print the platform's messages to the console, past the sink. */
const LOG = { debug: silent, info: silent, warn: silent, error: silent };

/**
 * Opens an Octokit client. Its requests are retried after 5xx. After rate limits they are retried for as long as `patience`
 * lasts. They wait for each other, as GitHub's best practices ask
 * (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api). They reject with errors for
 * `problemOf`.
 */
export function openClient({ token, url, patience, second = 1000 }: ClientOptions): Client {
  const end = Date.now() + patience;
  const over = new AbortController();
  // An unused client does not keep the process alive.
  setTimeout(() => {
    over.abort();
  }, patience).unref();
  const wait = (seconds: number, _options: unknown, _client: unknown, tries: number): boolean =>
    tries < RETRIES && Date.now() + seconds * second < end;
  const send = defaults.request?.fetch as typeof fetch;
  const options = {
    ...(url === undefined || url === '' ? {} : { baseUrl: url.replace(/\/+$/, '') }),
    userAgent: 'return-gate',
    log: LOG,
    retry: { retries: RETRIES, retryAfterBaseValue: second, doNotRetry: FINAL },
    throttle: {
      id: randomUUID(),
      retryAfterBaseValue: second,
      onRateLimit: wait,
      onSecondaryRateLimit: wait,
    },
    request: {
      ...defaults.request,
      log: LOG,
      fetch: async (input: string, init: RequestInit): Promise<Response> => {
        try {
          return await send(input, {
            ...init,
            signal: AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_TRY)]),
          });
        } catch (error) {
          throw over.signal.aborted ? new OverdueError() : error;
        }
      },
    },
  };
  const client = getOctokit(token, options, retry, throttling);
  client.hook.after('request', ({ data }: { readonly data: unknown }, { method }) => {
    if (method !== 'DELETE' && (typeof data !== 'object' || data === null)) throw new UnexpectedAnswerError();
  });
  return client;
}

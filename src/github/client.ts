import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { OverdueError } from './problem.js';

/** Octokit as the toolkit sets it up, proxy included, with its plug-ins for retrying and throttling. */
export type Client = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  /** Where the API is; GitHub's own by default. */
  readonly url: string | undefined;
  /** Milliseconds after which no request is sent any more, and those under way are ended. */
  readonly patience: number;
  /** How long a second of waiting before another try takes, in milliseconds. Tests make it short. */
  readonly second?: number;
}

/** Milliseconds after which one try is given up: GitHub itself gives up after ten seconds. */
const LONGEST_TRY = 15_000;
/** Tries after the first, one and four seconds later, where the platform is at fault (5xx) or does not answer. */
const RETRIES = 2;
/** What another try does not mend; how to wait after 403 and 429 is the throttle's business. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

const silent = (): void => undefined;
/** Octokit would write to the console what the platform says, past the sink. */
const LOG = { debug: silent, info: silent, warn: silent, error: silent };

/**
 * Opens a client of Octokit's. Its requests are tried again after 5xx, as long as `patience` lasts after rate
 * limits, and wait for each other as GitHub's best practices ask
 * (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api). They reject with what
 * `problemOf` reads.
 */
export function openClient({ token, url, patience, second = 1000 }: ClientOptions): Client {
  const end = Date.now() + patience;
  const over = new AbortController();
  // A client that nobody uses any more keeps no process alive.
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
  return getOctokit(token, options, retry, throttling);
}

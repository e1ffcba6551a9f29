import { randomUUID } from 'node:crypto';
import type { getOctokit } from '@actions/github';

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

/** The client's patience is over. */
class OverdueError extends Error {
  /** By this name Octokit knows what not to try again. */
  override readonly name = 'AbortError';
  constructor() {
    super('GitHub took too long to answer');
  }
}

const silent = (): void => undefined;
/** Octokit would write to the console what the platform says, past the sink. */
const LOG = { debug: silent, info: silent, warn: silent, error: silent };

/**
 * Loads Octokit and opens a client. Its requests are tried again after 5xx, as long as `patience` lasts after rate
 * limits, and wait for each other as GitHub's best practices ask
 * (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api). They reject with what
 * `problemOf` reads.
 */
export async function openClient({ token, url, patience, second = 1000 }: ClientOptions): Promise<Client> {
  const { getOctokit } = await import('@actions/github');
  const { defaults } = await import('@actions/github/lib/utils');
  const { retry } = await import('@octokit/plugin-retry');
  const { throttling } = await import('@octokit/plugin-throttling');
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

/** Why the platform did not do what it was asked for. */
export interface Problem {
  /** `refused`: the token may not, as for a pull request from a fork. `failed`: anything else. */
  readonly kind: 'refused' | 'failed';
  /** In the platform's words; they may quote what it was given. */
  readonly why: string;
}

/** Reads what a request of a client was rejected with. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { kind: 'failed', why: String(error) };
  if (error instanceof OverdueError) return { kind: 'failed', why: error.message };
  const status = statusOf(error);
  // Octokit gives a status of its own to what was never answered.
  if (status === undefined || !('response' in error) || error.response === undefined) {
    return { kind: 'failed', why: error.message };
  }
  const refused = status === 403 && !isRateLimit(error);
  return { kind: refused ? 'refused' : 'failed', why: `${error.message} (HTTP ${String(status)})` };
}

/** The HTTP status that a request was rejected with; undefined for another error. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isRateLimit(error: Error): boolean {
  return /\brate limit/i.test(error.message);
}

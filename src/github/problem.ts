/** The client's patience is over. */
export class OverdueError extends Error {
  /** By this name Octokit knows what not to try again. */
  override readonly name = 'AbortError';
  constructor() {
    super('GitHub took too long to answer');
  }
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

/** The error for a request after the client's time limit. */
export class OverdueError extends Error {
  /** Octokit does not retry errors with this name. */
  override readonly name = 'AbortError';
  constructor() {
    super('GitHub took too long to answer');
  }
}

/** The error for an answer that lacks what GitHub documents, e.g. since a proxy answered. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  constructor() {
    super("the answer is not what GitHub's API documents; a proxy may have sent it");
  }
}

/** Throws `UnexpectedAnswerError` if one of the answers lacks a field, or has it with another type. */
export function requireFields(
  answers: readonly unknown[],
  fields: Readonly<Record<string, 'number' | 'string'>>,
): void {
  const isWhole = (answer: unknown): boolean =>
    typeof answer === 'object' &&
    answer !== null &&
    Object.entries(fields).every(([name, type]) => typeof Reflect.get(answer, name) === type);
  if (!answers.every(isWhole)) throw new UnexpectedAnswerError();
}

/** Why the platform did not do what was requested. */
export interface Problem {
  /** `refused`: the token lacks permission, e.g. for a pull request from a fork. `failed`: anything else. */
  readonly kind: 'refused' | 'failed';
  /** The platform's words, which may quote its input. */
  readonly why: string;
}

/** Returns the problem for a client request's error. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { kind: 'failed', why: String(error) };
  if (error instanceof OverdueError) return { kind: 'failed', why: error.message };
  const status = statusOf(error);
  // Octokit invents a status for requests that got no answer.
  if (status === undefined || !('response' in error) || error.response === undefined) {
    return { kind: 'failed', why: error.message };
  }
  const refused = status === 403 && !isRateLimit(error);
  const words = isMessage(error.message) ? error.message : 'no message';
  return { kind: refused ? 'refused' : 'failed', why: `${words} (HTTP ${String(status)})` };
}

/** Returns false for no text, and for a page. */
function isMessage(text: string): boolean {
  return /^\s*[^<\s]/.test(text);
}

/** Returns the HTTP status of a request's error; undefined for another error. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isRateLimit(error: Error): boolean {
  return /\brate limit/i.test(error.message);
}

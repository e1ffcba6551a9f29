import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openClient, type ClientOptions } from '../../src/github/client.js';
import { problemOf, statusOf, type Problem } from '../../src/github/problem.js';
import { ADDRESS, READ_ONLY, secondaryLimit, startGithub, type Answer, type Github } from '../support/github-server.js';
import { TOKEN } from '../support/runner.js';

const { repository, pullRequest: issue_number } = ADDRESS;
/** A second of waiting, in milliseconds. */
const SECOND = 20;

let github: Github;

beforeAll(async () => {
  github = await startGithub();
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

async function list(options: Partial<ClientOptions> = {}): Promise<number> {
  const client = openClient({ token: TOKEN, url: github.url, patience: 5_000, second: SECOND, ...options });
  const { data } = await client.rest.issues.listComments({ ...repository, issue_number });
  return data.length;
}

async function problem(options: Partial<ClientOptions> = {}): Promise<Problem> {
  try {
    await list(options);
  } catch (error) {
    return problemOf(error);
  }
  throw new Error('it was answered');
}

function answers(...all: readonly Answer[]): void {
  github.answer('issues/list-comments', ...all);
}

function statuses(): readonly number[] {
  return github.requests.map(({ status }) => status);
}

const down: Answer = { status: 502, body: { message: 'Server Error' } };

describe('a client', () => {
  test('asks the API that the environment names, with or without a slash at its end', async () => {
    expect(await list()).toBe(0);
    expect(await list({ url: `${github.url}/` })).toBe(0);
    expect(statuses()).toEqual([200, 200]);
  });

  test('asks again after 5xx, a second and four seconds later', async () => {
    answers(down, { ...down, status: 503 });
    const start = Date.now();
    expect(await list()).toBe(0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(5 * SECOND);
    expect(statuses()).toEqual([502, 503, 200]);
  });

  test('gives up after the third 5xx', async () => {
    answers(down, down, down, down);
    expect(await problem()).toEqual({ kind: 'failed', why: 'Server Error (HTTP 502)' });
    expect(statuses()).toEqual([502, 502, 502]);
  });

  test.each([403, 429] as const)('waits as long as a secondary rate limit of status %d asks for', async (status) => {
    answers(secondaryLimit(status, 7));
    const start = Date.now();
    expect(await list()).toBe(0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(7 * SECOND);
    expect(statuses()).toEqual([status, 200]);
  });

  test.each([403, 429] as const)('gives up at the third secondary rate limit of status %d', async (status) => {
    answers(...Array.from({ length: 9 }, () => secondaryLimit(status, 1)));
    const { kind, why } = await problem();
    expect([kind, why]).toEqual(['failed', expect.stringMatching(/secondary rate limit.*\(HTTP 4\d\d\)/)]);
    expect(statuses()).toEqual([status, status, status]);
  });

  test('does not begin to wait for longer than it has patience', async () => {
    answers(secondaryLimit(429, 60));
    const start = Date.now();
    expect((await problem({ patience: 40 * SECOND })).kind).toBe('failed');
    expect(Date.now() - start).toBeLessThan(40 * SECOND);
    expect(statuses()).toEqual([429]);
  });

  test('waits until the hour is over that a primary rate limit is of, if that is soon', async () => {
    const reset = String(Math.floor(Date.now() / 1000) + 3);
    const limit = { status: 403, body: { message: 'API rate limit exceeded for installation.' } };
    answers({ ...limit, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } });
    expect(await list()).toBe(0);
    expect(statuses()).toEqual([403, 200]);
    const late = String(Math.floor(Date.now() / 1000) + 3600);
    answers({ ...limit, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': late } });
    expect((await problem()).kind).toBe('failed');
  });

  test.each([400, 404, 410, 422, 451])('does not ask again after %d', async (status) => {
    answers({ status, body: { message: 'No' } });
    expect(await problem()).toEqual({ kind: 'failed', why: `No (HTTP ${String(status)})` });
    expect(statuses()).toEqual([status]);
  });

  test('shows what the token may not from what went wrong', async () => {
    answers(READ_ONLY);
    expect(await problem()).toEqual({ kind: 'refused', why: 'Resource not accessible by integration (HTTP 403)' });
    expect(await problem({ token: ' ' })).toMatchObject({ kind: 'failed' });
  });

  test('shows what an answer that is no JSON says', async () => {
    answers({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'gone' });
    expect(await problem()).toEqual({ kind: 'failed', why: '"gone" (HTTP 404)' });
  });

  test('shows that nobody is there', async () => {
    const { kind, why } = await problem({ url: 'http://127.0.0.1:9' });
    expect([kind, why]).toEqual([
      'failed',
      expect.stringMatching(/^(?!.*HTTP).*(?:fetch failed|ECONNREFUSED|bad port)/),
    ]);
  });
});

describe('a platform that takes requests and never answers', () => {
  let server: Server;
  let asked = 0;

  beforeAll(async () => {
    server = createServer(() => {
      asked++;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is asked once, and as long as there is patience', async () => {
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const start = Date.now();
    expect(await problem({ url, patience: 300 })).toEqual({ kind: 'failed', why: 'GitHub took too long to answer' });
    expect(Date.now() - start).toBeLessThan(2_000);
    expect(asked).toBe(1);
  });
});

test('what is no answer of the platform is a failure, too', () => {
  expect(problemOf(new TypeError('x is not a function'))).toEqual({ kind: 'failed', why: 'x is not a function' });
  expect(problemOf('odd')).toEqual({ kind: 'failed', why: 'odd' });
  expect([statusOf('odd'), statusOf(new Error('odd')), statusOf(Object.assign(new Error(), { status: 404 }))]).toEqual([
    undefined,
    undefined,
    404,
  ]);
});

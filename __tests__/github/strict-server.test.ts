import { tokenOwner } from '../../src/github/comment.js';
import { openClient, type Client } from '../../src/github/client.js';
import { problemOf } from '../../src/github/problem.js';
import { TOKEN } from '../support/runner.js';
import { ACTIONS, ADDRESS, APP, APP_TOKEN, PERSON, startGithub, type Github } from '../support/github-server.js';

const { repository, pullRequest: issue_number } = ADDRESS;
const annotation = {
  path: 'a.json',
  start_line: 1,
  end_line: 1,
  annotation_level: 'failure',
  message: 'Wrong.',
} as const;
const check = { ...repository, name: 'gate', head_sha: 'a'.repeat(40) };

let github: Github;
let client: Client;

beforeAll(async () => {
  github = await startGithub();
});

beforeEach(async () => {
  client = newClient();
});

afterEach(() => {
  github.reset();
});

afterAll(() => github.close());

/** A client waits between what it writes, and for no other client. */
function newClient(token = TOKEN): Client {
  return openClient({ token, url: github.url, patience: 10_000 });
}

function withAnnotations(annotations: readonly object[]): Promise<unknown> {
  return client.request('POST /repos/{owner}/{repo}/check-runs', {
    ...check,
    output: { title: 'a', summary: 'b', annotations: annotations as (typeof annotation)[] },
  });
}

async function statusOfRejection(asked: Promise<unknown>): Promise<string> {
  return problemOf(
    await asked.then(
      () => 'it was taken',
      (error: unknown) => error,
    ),
  ).why;
}

describe('the local GitHub of the tests', () => {
  test('takes a check run with 50 annotations, and keeps them', async () => {
    await withAnnotations(Array.from({ length: 50 }, () => annotation));
    expect(github.checks[0]?.annotations[0]).toHaveLength(50);
    expect(github.faults).toEqual([]);
  });

  test.each([
    ['51 annotations', Array.from({ length: 51 }, () => annotation)],
    ['a level that there is not', [{ ...annotation, annotation_level: 'error' }]],
    ['an annotation without a message', [{ ...annotation, message: undefined }]],
    ['a line that is no number', [{ ...annotation, start_line: 'one' }]],
  ])('answers 422 to %s, and tells the test', async (_, annotations) => {
    expect(await statusOfRejection(withAnnotations(annotations))).toMatch(/HTTP 422/);
    expect(github.checks).toEqual([]);
    expect(github.faults).toEqual([expect.stringContaining('checks/create')]);
  });

  test.each([
    ['a path from the root', { path: '/a.json' }],
    ['line 0', { start_line: 0 }],
    ['columns over two lines', { end_line: 2, start_column: 1, end_column: 2 }],
    ['a title of 256 characters', { title: 'x'.repeat(256) }],
  ])('answers 422 to %s, which the description forbids in words only', async (_, changes) => {
    expect(await statusOfRejection(withAnnotations([{ ...annotation, ...changes }]))).toMatch(/HTTP 422/);
  });

  test('answers 422 to a comment of more than 65,536 characters, and 404 at another pull request', async () => {
    const comment = async (body: string, number = issue_number): Promise<unknown> =>
      newClient().rest.issues.createComment({ ...repository, issue_number: number, body });
    await comment('x'.repeat(65_536));
    expect(await statusOfRejection(comment('x'.repeat(65_537)))).toMatch(/HTTP 422/);
    expect(await statusOfRejection(comment('x', 8))).toMatch(/HTTP 404/);
    expect(github.comments.map(({ id }) => id)).toEqual([1]);
  });

  test('has no other paths than it was made with, and describes those it was asked for', async () => {
    expect(await statusOfRejection(client.rest.pulls.list(repository))).toMatch(/HTTP 404/);
    expect(github.faults).toEqual([expect.stringContaining('/pulls')]);
  });

  test('answers in pages, as its description says', async () => {
    for (let i = 0; i < 5; i++) github.write({ id: 9, login: 'a', type: 'User' }, String(i));
    const list = { ...repository, issue_number, per_page: 2 };
    const { data, headers } = await client.rest.issues.listComments(list);
    expect(data.map(({ body }) => body)).toEqual(['0', '1']);
    expect(headers.link).toMatch(/page=2>; rel="next"/);
    const all = await client.paginate(client.rest.issues.listComments, list);
    expect(all.map(({ body }) => body)).toEqual(['0', '1', '2', '3', '4']);
    expect(github.faults).toEqual([]);
  });

  test('knows who asks by the token', async () => {
    const owner = async (asking: Client): Promise<number> => (await tokenOwner(asking, ADDRESS)).id;
    expect(await owner(client)).toBe(ACTIONS.id);
    expect(await owner(newClient(APP_TOKEN))).toBe(APP.id);
    expect(await owner(newClient('ghp_x'))).toBe(PERSON.id);
    expect(github.faults).toEqual([]);
  });
});

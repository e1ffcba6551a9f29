import { openClient } from '../../src/github/client.js';
import {
  commentOn,
  commentPlace,
  writeComment,
  type CommentOptions,
  type CommentOutcome,
  type CommentRequest,
} from '../../src/github/comment.js';
import type { Environment } from '../../src/github/event.js';
import type { Remark } from '../../src/github/platform.js';
import type { Report } from '../../src/model/report.js';
import { readComment, renderComment, type CommentPlace } from '../../src/report/comment.js';
import { finding, report } from '../report/sample.js';
import { pullRequest, push, REPOSITORY } from '../support/events.js';
import {
  ACTIONS,
  ADDRESS,
  APP,
  APP_TOKEN,
  PERSON,
  READ_ONLY,
  secondaryLimit,
  startGithub,
  type Answer,
  type Github,
} from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { TOKEN } from '../support/runner.js';

/** The head of the pull request that the runs of these tests check. */
const HEAD = 'a'.repeat(40);
const NEWER = 'b'.repeat(40);
const PERSONAL = `ghp_${'b2'.repeat(18)}`;
const FAILED = report({ findings: [finding()] });
const PASSED = report();

/** What waits for an earlier request of the same client takes seconds. */
const LONG = 20_000;

let github: Github;

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

const ENV: Environment = {
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_WORKFLOW: 'Gate',
  GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/gate.yml@refs/pull/7/merge`,
  GITHUB_JOB: 'gate',
  GITHUB_RUN_ID: '100',
};

/** The place of the step that checks `subject`, in a run. */
function place(subject = 'a', run = 100): CommentPlace {
  return commentPlace({ ...ENV, GITHUB_RUN_ID: String(run) }, subject);
}

function textOf(where: CommentPlace, of: Report = FAILED, parts: Parameters<CommentOptions['render']>[0] = []): string {
  return renderComment(where, of, { links: null, parts });
}

interface Written {
  readonly where?: CommentPlace;
  readonly of?: Report;
  readonly token?: string;
  readonly create?: boolean;
  readonly commit?: string | null;
}

async function write({
  where = place(),
  of = FAILED,
  token = TOKEN,
  create = true,
  commit = HEAD,
}: Written = {}): Promise<CommentOutcome> {
  const client = openClient({ token, url: github.url, patience: LONG, second: 10 });
  const render: CommentOptions['render'] = (parts) => textOf(where, of, parts);
  return writeComment({ ...where, ...ADDRESS, commit }, { client, create, render, pause: 10 });
}

function operations(): readonly string[] {
  return github.requests.map(({ operation }) => operation.replace(/^\w+\//, ''));
}

/** The subjects of a comment's parts, and how each went. */
function partsOf(body: string, subjects: readonly string[]): readonly string[] {
  const { parts } = readComment(body, place().id) ?? { parts: [] };
  return parts.map(({ key, text }) => {
    const ended = text.startsWith('### ✅ ') ? 'passed' : text.startsWith('### ❌ ') ? 'failed' : text.slice(0, 40);
    return `${subjects.find((subject) => place(subject).key === key) ?? '?'} ${ended}`;
  });
}

describe('a comment', () => {
  test('is made where there is none', async () => {
    expect(await write()).toBe('created');
    expect(github.comments.map(({ author, body }) => [author, body])).toEqual([[ACTIONS, textOf(place())]]);
  });

  test('is not made where that is not wanted, and nothing is written', async () => {
    expect(await write({ create: false })).toBe('unneeded');
    expect(operations()).toEqual(['list-comments']);
  });

  test('is updated in place by the next run, wherever it is among others', async () => {
    for (let i = 0; i < 130; i++) github.write(PERSON, `Comment ${String(i)}`);
    const { id } = github.write(ACTIONS, textOf(place('a', 99)));
    for (let i = 0; i < 130; i++) github.write(PERSON, `Comment ${String(i)}`);
    expect(await write({ of: PASSED })).toBe('updated');
    expect(operations()).toEqual(['list-comments', 'list-comments', 'list-comments', 'query', 'update-comment']);
    expect(github.comments).toHaveLength(261);
    expect(github.comments.find((one) => one.id === id)?.body).toBe(textOf(place(), PASSED));
  });

  test('is updated where a new one is not wanted', async () => {
    github.write(ACTIONS, textOf(place('a', 99)));
    expect(await write({ of: PASSED, create: false })).toBe('updated');
    expect(partsOf(github.comments[0]?.body ?? '', ['a'])).toEqual(['a passed']);
  });

  test('is left alone where it says the same already, whatever line ends it is kept with', async () => {
    github.write(ACTIONS, `${textOf(place()).replaceAll('\n', '\r\n')}\r\n`);
    expect(await write()).toBe('unchanged');
    expect(operations()).toEqual(['list-comments', 'query']);
  });

  test('is left alone where the pull request has a newer commit: a later run writes it', async () => {
    github.write(ACTIONS, textOf(place('a', 101)));
    github.head = NEWER;
    expect(await write()).toBe('overtaken');
    expect(operations()).toEqual(['list-comments', 'query']);
    expect(readComment(github.comments[0]?.body ?? '', place().id)?.run).toBe(101);
  });

  test.each([
    ['the commit that was judged', HEAD, HEAD],
    ['one that the token may not see', null, HEAD],
    ['one, and the event names none', NEWER, null],
  ])('is written where the head is %s', async (_, head, commit) => {
    github.write(ACTIONS, textOf(place('a', 99)));
    github.head = head;
    expect(await write({ commit })).toBe('updated');
    expect(readComment(github.comments[0]?.body ?? '', place().id)?.run).toBe(100);
  });

  test("is written whatever run it says it is of: the number could be anybody's", async () => {
    github.write(ACTIONS, textOf(place('a', Number.MAX_SAFE_INTEGER)));
    github.head = HEAD;
    expect(await write()).toBe('updated');
    expect(github.comments.map(({ body }) => body)).toEqual([textOf(place())]);
  });

  test.each([
    ['of another job', ACTIONS, { ...ENV, GITHUB_JOB: 'other' }],
    ['of another workflow', ACTIONS, { ...ENV, GITHUB_WORKFLOW: 'Other' }],
    ['of another file', ACTIONS, { ...ENV, GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/b.yml@main` }],
    ['of a person that copied the marker', PERSON, ENV],
    ['of another app that copied the marker', APP, ENV],
  ])('%s is not touched', async (_, author, env) => {
    const text = textOf(commentPlace(env, 'a'));
    github.write(author, text);
    expect(await write()).toBe('created');
    expect(github.comments.map(({ body }) => body)).toEqual([text, textOf(place())]);
  });

  test('that only quotes the marker is not touched', async () => {
    github.write(ACTIONS, `> ${textOf(place())}`);
    github.write(ACTIONS, `\n${textOf(place())}`);
    expect(await write()).toBe('created');
    expect(github.comments).toHaveLength(3);
  });

  test.each([
    ["a job's own token", TOKEN, ACTIONS],
    ['the token of another app', APP_TOKEN, APP],
    ["a person's token", PERSONAL, PERSON],
  ])('of %s is found by its owner, and of no other author', async (_, token, owner) => {
    const others = [ACTIONS, APP, PERSON, { id: 9, login: 'hubot', type: 'User' as const }];
    for (const author of others) github.write(author, textOf(place('a', 98)));
    expect(await write({ token })).toBe('updated');
    const runs = github.comments.map(({ author, body }) => [author, readComment(body, place().id)?.run]);
    expect(runs).toEqual(others.map((author) => [author, author === owner ? 100 : 98]));
    expect(operations()).toEqual(['list-comments', 'query', 'update-comment']);
  });

  test("is not the token's own because its author has taken the name", async () => {
    github.write({ ...APP, login: ACTIONS.login }, textOf(place('a', 98)));
    expect(await write()).toBe('created');
    expect(github.comments).toHaveLength(2);
  });

  test.each<readonly [string, Answer]>([
    ['refuses', READ_ONLY],
    ['tells nothing', { status: 200, body: { data: null, errors: [{ message: 'Something went wrong' }] } }],
    ['names nobody', { status: 200, body: { data: { viewer: null, repository: null } } }],
  ])('is neither changed nor made where GitHub %s when asked for the owner', async (_, answer) => {
    const text = textOf(place('a', 98));
    github.write(ACTIONS, text);
    github.answer('graphql/query', answer);
    await expect(write()).rejects.toThrow();
    expect(github.comments.map(({ body }) => body)).toEqual([text]);
  });
});

describe('the steps of a matrix', () => {
  test('share one comment, each with its own part, in the order in which they came', async () => {
    expect(await write({ where: place('b') })).toBe('created');
    expect(await write({ where: place('a'), of: PASSED })).toBe('updated');
    expect(await write({ where: place('c') })).toBe('updated');
    expect(github.comments).toHaveLength(1);
    expect(partsOf(github.comments[0]?.body ?? '', ['a', 'b', 'c'])).toEqual(['b failed', 'a passed', 'c failed']);
  });

  test('that run again replace their own part only', async () => {
    await write({ where: place('a') });
    await write({ where: place('b') });
    expect(await write({ where: place('a'), of: PASSED })).toBe('updated');
    expect(partsOf(github.comments[0]?.body ?? '', ['a', 'b'])).toEqual(['a passed', 'b failed']);
  });

  test('leave nothing of an earlier run', async () => {
    github.write(ACTIONS, textOf(place('a', 99), FAILED, [{ key: place('b').key, text: 'Old.' }]));
    expect(await write({ where: place('a') })).toBe('updated');
    expect(partsOf(github.comments[0]?.body ?? '', ['a', 'b'])).toEqual(['a failed']);
  });

  test(
    'that make a comment at the same time keep the older one, with both parts',
    async () => {
      github.meanwhile('issues/create-comment', () => {
        github.write(ACTIONS, textOf(place('b'), PASSED));
      });
      expect(await write({ where: place('a') })).toBe('updated');
      expect(github.comments.map(({ id }) => id)).toEqual([1]);
      expect(partsOf(github.comments[0]?.body ?? '', ['a', 'b'])).toEqual(['b passed', 'a failed']);
    },
    LONG,
  );

  test('leave it to the younger to take its comment away', async () => {
    let made = 0;
    github.meanwhile('issues/create-comment', () => {
      github.meanwhile('issues/list-comments', () => {
        made = github.write(ACTIONS, textOf(place('b'))).id;
      });
    });
    expect(await write({ where: place('a') })).toBe('created');
    expect(github.comments.map(({ id }) => id)).toEqual([1, made]);
  });

  test(
    'really at the same time make one comment with all parts',
    async () => {
      const subjects = ['a', 'b', 'c'];
      await Promise.all(subjects.map((subject) => write({ where: place(subject) })));
      expect(github.comments).toHaveLength(1);
      expect([...partsOf(github.comments[0]?.body ?? '', subjects)].sort()).toEqual(
        subjects.map((subject) => `${subject} failed`),
      );
    },
    2 * LONG,
  );

  test(
    'put their part back where another has overwritten it',
    async () => {
      github.write(ACTIONS, textOf(place('b')));
      github.meanwhile('issues/get-comment', () => {
        const [comment] = github.comments;
        if (comment !== undefined) comment.body = textOf(place('b'), PASSED);
      });
      expect(await write({ where: place('a') })).toBe('updated');
      expect(partsOf(github.comments[0]?.body ?? '', ['a', 'b'])).toEqual(['b passed', 'a failed']);
    },
    LONG,
  );

  test('do not put it back where another run has written meanwhile', async () => {
    github.write(ACTIONS, textOf(place('b')));
    github.meanwhile('issues/get-comment', () => {
      const [comment] = github.comments;
      if (comment !== undefined) comment.body = textOf(place('b', 101));
    });
    expect(await write({ where: place('a') })).toBe('updated');
    expect(operations()).toEqual(['list-comments', 'query', 'update-comment', 'get-comment']);
    expect(readComment(github.comments[0]?.body ?? '', place().id)?.run).toBe(101);
  });

  test(
    'take away what an earlier run has left behind, also where another was quicker',
    async () => {
      for (const run of [97, 98, 99]) github.write(ACTIONS, textOf(place('a', run)));
      github.answer('issues/delete-comment', { status: 404, body: { message: 'Not Found' }, done: true });
      expect(await write()).toBe('updated');
      expect(github.comments.map(({ id, body }) => [id, readComment(body, place().id)?.run])).toEqual([[1, 100]]);
    },
    LONG,
  );

  test(
    'make no second comment where the answer to the first was lost',
    async () => {
      github.answer('issues/create-comment', { status: 502, body: { message: 'Server Error' }, done: true });
      await write();
      expect(github.comments.map(({ id, body }) => [id, body])).toEqual([[1, textOf(place())]]);
    },
    LONG,
  );

  test(
    'create none beside it either where the platform then fails',
    async () => {
      const lost = { status: 502, body: { message: 'Server Error' } };
      github.answer('issues/create-comment', { ...lost, done: true });
      github.answer('issues/list-comments', { status: 200, body: [] }, lost, lost, lost, lost);
      await expect(write()).rejects.toThrow('Server Error');
      expect(github.comments).toHaveLength(1);
    },
    LONG,
  );

  test(
    'try three times to create it, and no more',
    async () => {
      const failed = { status: 502, body: { message: 'Server Error' } };
      github.answer('issues/create-comment', failed, failed);
      expect(await write()).toBe('created');
      github.reset();
      github.answer('issues/create-comment', failed, failed, failed);
      await expect(write()).rejects.toThrow('Server Error');
      expect(operations().filter((name) => name === 'create-comment')).toHaveLength(3);
    },
    LONG,
  );
});

describe('the place of a step', () => {
  test('is the same comment for all steps of a job, and the same part for the same step', () => {
    const [first, second, again] = [place('a'), place('b'), place('a')];
    expect(first.id).toBe(second.id);
    expect(first.key).not.toBe(second.key);
    expect(again).toEqual(first);
  });

  test('does not change with the branch, the attempt or the run, which is only numbered', () => {
    const later = {
      ...ENV,
      GITHUB_WORKFLOW_REF: `${REPOSITORY}/.github/workflows/gate.yml@refs/heads/main`,
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_RUN_ID: '16000000000',
    };
    expect(commentPlace(later, 'a')).toEqual({ ...place('a'), run: 16_000_000_000 });
  });

  test('tells names apart whose words only join to the same', () => {
    const one = commentPlace({ GITHUB_WORKFLOW: 'a', GITHUB_JOB: 'bc' }, 'x');
    expect(commentPlace({ GITHUB_WORKFLOW: 'ab', GITHUB_JOB: 'c' }, 'x').id).not.toBe(one.id);
    expect(one.run).toBe(0);
  });
});

describe('commenting on a report', () => {
  const event = pullRequest('pull_request', { head: HEAD }).payload as CommentRequest['event'];

  function comment(of: Report, changes: Partial<CommentRequest> = {}): Promise<readonly Remark[]> {
    const env = { ...ENV, GITHUB_API_URL: github.url };
    return commentOn(of, { mode: 'always', token: TOKEN, env, event, links: null, subject: 'a', ...changes });
  }

  test.each([
    ['auto', 'errors', report({ findings: [finding()] }), 1],
    ['auto', 'warnings', report({ findings: [finding({ severity: 'warning' })] }), 1],
    ['auto', 'no return', report({ returns: [], conclusion: 'empty' }), 1],
    ['auto', 'notices only', report({ findings: [finding({ severity: 'notice' })] }), 0],
    ['auto', 'known errors only', report({ findings: [finding({ baselined: true })] }), 0],
    ['auto', 'nothing', PASSED, 0],
    ['always', 'nothing', PASSED, 1],
  ] as const)('%s: a run with %s', async (mode, _, of, comments) => {
    expect(await comment(of, { mode })).toEqual([]);
    expect(github.comments).toHaveLength(comments);
  });

  test('auto adds an earlier comment up to date', async () => {
    github.write(ACTIONS, textOf(place('a', 99)));
    expect(await comment(PASSED, { mode: 'auto' })).toEqual([]);
    expect(github.comments.map(({ body }) => body)).toEqual([textOf(place(), PASSED)]);
  });

  test('there is nowhere to comment on for a push, or outside of GitHub', async () => {
    expect(await comment(FAILED, { event: push().payload as CommentRequest['event'] })).toEqual([]);
    expect(await comment(FAILED, { env: { GITHUB_API_URL: github.url } })).toEqual([]);
    expect(await comment(FAILED, { event: null })).toEqual([]);
    expect(github.requests).toEqual([]);
  });

  test('without a token is a notice', async () => {
    expect(await comment(FAILED, { token: '' })).toEqual([
      { level: 'notice', text: expect.stringContaining('github-token is empty') },
    ]);
    expect(github.requests).toEqual([]);
  });

  test.each(['issues/list-comments', 'issues/create-comment'] as const)(
    'with a token that may not is a notice that says what to grant (%s)',
    async (operation) => {
      github.answer(operation, READ_ONLY);
      expect(await comment(FAILED)).toEqual([
        { level: 'notice', text: expect.stringMatching(/may not.*pull-requests: write.*forks/) },
      ]);
      expect(github.comments).toEqual([]);
    },
  );

  test.each([
    ['422', { status: 422, body: { message: 'Validation Failed' } }, /Validation Failed \(HTTP 422\)/],
    ['404', { status: 404, body: { message: 'Not Found' } }, /Not Found \(HTTP 404\)/],
    ['401', { status: 401, body: { message: 'Bad credentials' } }, /Bad credentials \(HTTP 401\)/],
    ['a rate limit that lasts', secondaryLimit(403, 3600), /secondary rate limit/],
  ])('that GitHub answers with %s is a warning', async (_, answer, says) => {
    github.answer('issues/create-comment', answer);
    expect(await comment(FAILED)).toEqual([{ level: 'warning', text: expect.stringMatching(says) }]);
    expect(github.comments).toEqual([]);
  });

  test('of a commit that is no longer the head is no more than a line in the log', async () => {
    github.write(ACTIONS, textOf(place('a', 101)));
    github.head = NEWER;
    expect((await comment(FAILED)).map(({ level }) => level)).toEqual(['info']);
    expect(readComment(github.comments[0]?.body ?? '', place().id)?.run).toBe(101);
  });

  test('beside a marked comment of nobody knows whom is a warning', async () => {
    github.write(ACTIONS, textOf(place('a', 99)));
    github.answer('graphql/query', { status: 200, body: { data: { viewer: null } } });
    expect(await comment(FAILED)).toEqual([
      { level: 'warning', text: expect.stringMatching(/did not say whom the token belongs to/) },
    ]);
  });
});

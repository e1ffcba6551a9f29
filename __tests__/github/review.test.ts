import { createHash } from 'node:crypto';
import { openClient } from '../../src/github/client.js';
import type { Environment } from '../../src/github/event.js';
import type { Remark } from '../../src/github/request.js';
import {
  MOST_SUGGESTIONS,
  suggestOn,
  writeReview,
  type FileSuggestions,
  type ReviewOutcome,
  type SuggestResult,
} from '../../src/github/review.js';
import type { Json } from '../../src/model/json.js';
import type { Suggestion } from '../../src/report/suggestion.js';
import { suggestionBody } from '../../src/report/suggestion.js';
import { pullRequest, push, REPOSITORY } from '../support/events.js';
import {
  ACTIONS,
  ADDRESS,
  APP,
  PERSON,
  READ_ONLY,
  secondaryLimit,
  startGithub,
  type Github,
} from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { TOKEN } from '../support/runner.js';

const LONG = 20_000;
const HEAD = 'a'.repeat(40);
const FILE = 'specs/7 dates/.return-meta.json';

/** Ten lines, of which the difference shows the first four and the last three. */
const TEXT = Array.from({ length: 10 }, (_, n) => `line ${String(n + 1)}\n`).join('');
const PATCH = '@@ -1,3 +1,4 @@\n line 1\n+line 2\n line 3\n line 4\n@@ -7,2 +8,3 @@ line 7\n line 8\n+line 9\n line 10';

let github: Github;

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
});

beforeEach(() => {
  github.pulled = [pulled(FILE)];
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

function blobId(text: string): string {
  return createHash('sha1')
    .update(`blob ${String(Buffer.byteLength(text))}\0${text}`)
    .digest('hex');
}

function pulled(filename: string, text = TEXT, patch = PATCH): Github['pulled'][number] {
  return { filename, status: 'modified', sha: blobId(text), patch };
}

/** Another text for a line and some after it. */
function suggestion(line: number, lines = 1, { path = FILE, id = '' } = {}): Suggestion {
  const removed = TEXT.split(/(?<=\n)/).slice(line - 1, line - 1 + lines);
  const replacement = { line, removed, added: [`better ${String(line)}\n`] };
  return { path, replacement, fixes: [{ rule: 'r', does: 'fix it' }], id: id === '' ? `${String(line)}abc` : id };
}

function file(...suggestions: readonly Suggestion[]): FileSuggestions {
  return { path: FILE, before: Buffer.from(TEXT), suggestions };
}

function review(...files: readonly FileSuggestions[]): Promise<ReviewOutcome> {
  const client = openClient({ token: TOKEN, url: github.url, patience: LONG, second: 10 });
  return writeReview(client, { ...ADDRESS, commit: HEAD }, files);
}

function ids({ made, standing }: ReviewOutcome): readonly (readonly string[])[] {
  return [[...made], [...standing]];
}

function places(): readonly (readonly [string, number | null, number | null])[] {
  return github.suggestions.map(({ path, startLine, line }) => [path, startLine, line]);
}

function asked(operation: string): number {
  return github.requests.filter((one) => one.operation === operation).length;
}

describe('a review', () => {
  test('suggests fixes of one line and of several, at the head of the pull request', async () => {
    expect(ids(await review(file(suggestion(2), suggestion(8, 3))))).toEqual([['2abc', '8abc'], []]);
    expect(github.reviews.map(({ commit, body }) => [commit, body])).toEqual([
      [HEAD, expect.stringMatching(/^2 safe fixes of returns/)],
    ]);
    expect(places()).toEqual([
      [FILE, null, 2],
      [FILE, 8, 10],
    ]);
    expect(github.suggestions[0]).toMatchObject({ author: ACTIONS, body: suggestionBody(suggestion(2)) });
  });

  test.each([
    ['a line that the difference does not show', suggestion(6)],
    ['lines of which it shows some', suggestion(4, 2)],
    ['lines of two of its hunks', suggestion(4, 5)],
    ['a file that it does not have', suggestion(2, 1, { path: 'other.json' })],
  ])('is not made for %s', async (_, one) => {
    expect(ids(await review({ ...file(one), path: one.path }))).toEqual([[], []]);
    expect(github.requests.map(({ operation }) => operation)).toEqual(['pulls/list-files']);
  });

  test('suggests what can be, and leaves the rest', async () => {
    expect(ids(await review(file(suggestion(2), suggestion(6))))).toEqual([['2abc'], []]);
    expect(places()).toEqual([[FILE, null, 2]]);
  });

  test.each([
    ['has another content in the head than was judged', [pulled(FILE, `${TEXT}more\n`)]],
    ['has no hunks, since they are too many', [{ filename: FILE, status: 'modified', sha: blobId(TEXT) }]],
    ['is removed', [{ ...pulled(FILE), status: 'removed' }]],
  ] as const)('is not made for a file that %s', async (_, files) => {
    github.pulled = files;
    expect(ids(await review(file(suggestion(2))))).toEqual([[], []]);
  });

  test('finds a file wherever it is in the list', async () => {
    github.pulled = [...Array.from({ length: 250 }, (_, n) => pulled(`${String(n)}.json`)), pulled(FILE)];
    expect(ids(await review(file(suggestion(2))))).toEqual([['2abc'], []]);
    expect(asked('pulls/list-files')).toBe(3);
  });

  test('is not made twice', async () => {
    await review(file(suggestion(2), suggestion(9)));
    expect(ids(await review(file(suggestion(2), suggestion(9))))).toEqual([[], ['2abc', '9abc']]);
    expect(ids(await review(file(suggestion(2), suggestion(8))))).toEqual([['8abc'], ['2abc']]);
    expect(github.reviews).toHaveLength(2);
    expect(github.suggestions).toHaveLength(3);
  });

  test('is not made again of what was suggested for an earlier head, wherever that is among comments', async () => {
    const remark = { review: null, path: FILE, startLine: null };
    for (let n = 0; n < 130; n++) github.remark({ ...remark, author: PERSON, body: 'No.', line: 1 });
    const body = suggestionBody(suggestion(2)) ?? '';
    github.remark({ ...remark, author: ACTIONS, body, line: null });
    expect(ids(await review(file(suggestion(2))))).toEqual([[], []]);
    expect(asked('pulls/list-review-comments')).toBe(2);
    expect(github.reviews).toEqual([]);
  });

  test.each([
    ['a person that copied the marker', PERSON, suggestionBody(suggestion(2)) ?? ''],
    ['another app that copied the marker', APP, suggestionBody(suggestion(2)) ?? ''],
    ['its own that quotes the marker', ACTIONS, `> ${suggestionBody(suggestion(2)) ?? ''}`],
  ])('does not mind a comment of %s', async (_, author, body) => {
    github.remark({ author, body, review: null, path: FILE, line: 2, startLine: null });
    expect(ids(await review(file(suggestion(2))))).toEqual([['2abc'], []]);
  });

  test('does not take back what another app says with its marker', async () => {
    github.meanwhile('pulls/create-review', () => {
      const body = suggestionBody(suggestion(2)) ?? '';
      github.remark({ author: APP, body, review: 5, path: FILE, line: 2, startLine: null });
    });
    expect(ids(await review(file(suggestion(2))))).toEqual([['2abc'], []]);
    expect(github.suggestions.map(({ author }) => author)).toEqual([APP, ACTIONS]);
  });

  test('is not made where there are marked comments of nobody knows whom', async () => {
    const body = suggestionBody(suggestion(2)) ?? '';
    github.remark({ author: ACTIONS, body, review: 5, path: FILE, line: 2, startLine: null });
    github.answer('graphql/query', READ_ONLY);
    await expect(review(file(suggestion(2), suggestion(9)))).rejects.toThrow();
    expect(github.reviews).toEqual([]);
  });

  test('has so many suggestions as people read, those that are there included', async () => {
    const many = Array.from({ length: 40 }, (_, n) => suggestion(2, 1, { id: `${String(n)}f` }));
    expect((await review(file(...many))).made.size).toBe(MOST_SUGGESTIONS);
    const { made, standing } = await review(file(...many));
    expect([made.size, standing.size]).toEqual([0, MOST_SUGGESTIONS]);
    for (const one of github.suggestions.slice(0, 5)) one.line = null;
    expect((await review(file(...many))).made.size).toBe(5);
  });

  test('takes back what another step has suggested at the same time', async () => {
    github.meanwhile('pulls/create-review', () => {
      const body = suggestionBody(suggestion(2)) ?? '';
      github.remark({ author: ACTIONS, body, review: 5, path: FILE, line: 2, startLine: null });
    });
    expect(ids(await review(file(suggestion(2), suggestion(9))))).toEqual([['2abc', '9abc'], []]);
    expect(github.suggestions.map(({ review: of, line }) => [of === 5, line])).toEqual([
      [true, 2],
      [false, 9],
    ]);
  });

  test('stands where what it repeats cannot be taken back', async () => {
    github.answer('pulls/delete-review-comment', READ_ONLY);
    github.meanwhile('pulls/create-review', () => {
      const body = suggestionBody(suggestion(2)) ?? '';
      github.remark({ author: ACTIONS, body, review: 5, path: FILE, line: 2, startLine: null });
    });
    expect(ids(await review(file(suggestion(2))))).toEqual([['2abc'], []]);
  });

  test('is not made a second time where the answer to the first was lost', async () => {
    github.answer('pulls/create-review', { status: 502, body: { message: 'Server Error' }, done: true });
    expect(ids(await review(file(suggestion(2))))).toEqual([['2abc'], []]);
    expect(github.reviews).toHaveLength(1);
  });

  test('that failed is reported, and was not tried again', async () => {
    github.answer('pulls/create-review', { status: 502, body: { message: 'Server Error' } });
    await expect(review(file(suggestion(2)))).rejects.toThrow('Server Error');
    expect(asked('pulls/create-review')).toBe(1);
  });
});

describe('suggesting on a pull request', () => {
  const event = pullRequest('pull_request', { head: HEAD }).payload as Json;
  const env: Environment = { GITHUB_REPOSITORY: REPOSITORY };

  function suggest(changes: Partial<Parameters<typeof suggestOn>[1]> = {}): Promise<SuggestResult> {
    const request = { token: TOKEN, env: { ...env, GITHUB_API_URL: github.url }, event, links: null, subject: '' };
    return suggestOn([file(suggestion(2))], { ...request, ...changes });
  }

  function only(remark: Remark): SuggestResult {
    return { placed: new Set(), remarks: [remark] };
  }

  test('shows what stands there', async () => {
    const info = { level: 'info', text: '1 fix was suggested in a review of the pull request.' };
    expect(await suggest()).toEqual({ placed: new Set(['2abc']), remarks: [info] });
    expect(await suggest()).toEqual({ placed: new Set(['2abc']), remarks: [] });
  });

  test('asks nobody where there is none', async () => {
    const none = { placed: new Set(), remarks: [] };
    expect(await suggest({ event: push().payload as Json })).toEqual(none);
    expect(await suggest({ event: null })).toEqual(none);
    expect(await suggestOn([], { token: TOKEN, env, event, links: null, subject: '' })).toEqual(none);
    expect(github.requests).toEqual([]);
  });

  test('without a token is a notice', async () => {
    const text = expect.stringContaining('github-token is empty') as string;
    expect(await suggest({ token: '' })).toEqual(only({ level: 'notice', text }));
  });

  test.each(['pulls/list-files', 'pulls/list-review-comments', 'pulls/create-review'] as const)(
    'with a token that may not is one notice that says what to grant (%s)',
    async (operation) => {
      github.answer(operation, READ_ONLY);
      const text = expect.stringMatching(/may not.*pull-requests: write.*forks/) as string;
      expect(await suggest()).toEqual(only({ level: 'notice', text }));
      expect(github.suggestions).toEqual([]);
    },
  );

  test.each([
    ['422', { status: 422, body: { message: 'Unprocessable Entity' } }, /Unprocessable Entity \(HTTP 422\)/],
    ['404', { status: 404, body: { message: 'Not Found' } }, /Not Found \(HTTP 404\)/],
    ['a rate limit that lasts', secondaryLimit(403, 3600), /secondary rate limit/],
  ])('that GitHub answers with %s is one warning', async (_, answer, says) => {
    github.answer('pulls/create-review', answer);
    expect(await suggest()).toEqual(only({ level: 'warning', text: expect.stringMatching(says) as string }));
    expect(asked('pulls/create-review')).toBe(1);
  });
});

describe('the local GitHub', () => {
  test.each([
    ['a line outside of the difference', suggestion(6)],
    ['lines of two hunks', suggestion(4, 5)],
  ])('takes no comment on %s', async (_, one) => {
    const client = openClient({ token: TOKEN, url: github.url, patience: LONG, second: 10 });
    const { line, removed } = one.replacement;
    const last = line + removed.length - 1;
    const range = last === line ? {} : { start_line: line, start_side: 'RIGHT' };
    const comments = [{ path: FILE, body: 'x', line: last, side: 'RIGHT', ...range }];
    const { repository, pullRequest: pull_number } = ADDRESS;
    const made = client.rest.pulls.createReview({ ...repository, pull_number, event: 'COMMENT', body: 'x', comments });
    await expect(made).rejects.toThrow(/must be part of the diff/);
  });
});

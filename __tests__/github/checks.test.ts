import { openClient } from '../../src/github/client.js';
import {
  checkRun,
  writeCheckRun,
  type CheckRequest,
  type CheckResult,
  type CheckRun,
} from '../../src/github/checks.js';
import type { Environment } from '../../src/github/event.js';
import { stringField, type Json, type JsonObject } from '../../src/model/json.js';
import type { Report } from '../../src/model/report.js';
import { planAnnotations } from '../../src/report/annotations.js';
import { RULE_PAGES } from '../../src/report/links.js';
import { terminal } from '../../src/report/sink.js';
import { finding, record, report } from '../report/sample.js';
import { EVENT_SHA, mergeGroup, pullRequest, push, REPOSITORY, SERVER, type Event } from '../support/events.js';
import { ADDRESS, READ_ONLY, secondaryLimit, startGithub, type Github } from '../support/github-server.js';
import { TOKEN } from '../support/step.js';

const HEAD = 'ad'.repeat(20);
/** Requests after the first are a second apart. */
const LONG = 20_000;

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

function crowd(findings: number): Report {
  return report({
    findings: Array.from({ length: findings }, (_, i) =>
      finding({ file: `f${String(i)}.json`, severity: i < findings / 2 ? 'error' : 'warning' }),
    ),
  });
}

function check(
  of: Report,
  event: Event = pullRequest('pull_request', { head: HEAD }),
  changes: Partial<CheckRequest> = {},
): Promise<CheckResult> {
  const env: Environment = {
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: SERVER,
    GITHUB_API_URL: github.url,
    GITHUB_SHA: EVENT_SHA,
    GITHUB_JOB: 'gate',
    GITHUB_RUN_ID: '100',
  };
  return checkRun(of, {
    token: TOKEN,
    env,
    event: event.payload as Json,
    links: null,
    subject: '',
    changedFirst: new Set(),
    ...changes,
  });
}

const LOOSE = { setting: 'rules', by: '.return-gate.yml', rule: 'artifact-missing', level: 'off' } as const;
const LOOSE_TITLE = '⚠️ The one claim holds; .return-gate.yml turns artifact-missing off';
const LONG_NAME = 'x'.repeat(300);
/** GitHub takes 255 characters. */
const LONG_TITLE = `⚠️ The one claim holds; ${LONG_NAME.slice(0, 233)}…`;

function sizes(): readonly (readonly number[])[] {
  return github.checks.map(({ annotations }) => annotations.map((list) => list.length));
}

describe('a check run', () => {
  test('has a finding of a file at its line and columns', async () => {
    const source = { kind: 'commit', revision: '8f3c2d1a9b7e6f', root: 'app', shard: null } as const;
    expect(await check(report({ source, findings: [finding()] }))).toEqual({ annotated: true, remarks: [] });
    expect(github.checks[0]?.annotations).toEqual([
      [
        {
          path: 'app/specs/042_parser/.return-meta.json',
          start_line: 5,
          end_line: 5,
          start_column: 15,
          end_column: 30,
          annotation_level: 'failure',
          title: 'File does not exist: "src/parser.ts"',
          message: `Commit it. ${RULE_PAGES}/artifact-missing.md`,
        },
      ],
    ]);
  });

  test('has no columns for what spans lines, and line 1 for what has none', async () => {
    const range = { startLine: 2, startColumn: 3, endLine: 4, endColumn: 1 };
    await check(report({ findings: [finding({ range }), finding({ range: null, severity: 'notice' })] }));
    const [annotations = []] = github.checks[0]?.annotations ?? [];
    expect(annotations).toEqual([
      expect.objectContaining({ start_line: 2, end_line: 2, annotation_level: 'failure' }),
      expect.objectContaining({ start_line: 1, end_line: 1, annotation_level: 'notice' }),
    ]);
    for (const one of annotations) expect(Object.keys(one as JsonObject)).not.toContain('start_column');
  });

  test('has neither what is of no file nor what is known', async () => {
    await check(report({ findings: [finding({ file: null, range: null }), finding({ baselined: true })] }));
    expect(sizes()).toEqual([[0]]);
  });

  test.each([
    [0, [0]],
    [50, [50]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])(
    'of %d findings takes a request for each 50, errors first',
    async (n, expected) => {
      expect(await check(crowd(n))).toEqual({ annotated: true, remarks: [] });
      expect(sizes()).toEqual([expected]);
      const levels = github.checks.flatMap(({ annotations }) =>
        annotations.flat().map((one) => (one as JsonObject).annotation_level),
      );
      const errors = Math.ceil(n / 2);
      expect(levels).toEqual(levels.map((_, i) => (i < errors ? 'failure' : 'warning')));
    },
    LONG,
  );

  test.each([
    ['passed', report(), 'success', '✅ The one claim holds'],
    ['passed by a loose configuration', report({ loosened: [LOOSE] }), 'success', LOOSE_TITLE],
    ['passed by a long one', report({ loosened: [{ ...LOOSE, by: LONG_NAME }] }), 'success', LONG_TITLE],
    ['failed', report({ findings: [finding()] }), 'failure', '❌ Failed: 1 error; the one claim holds'],
    ['is empty', report({ returns: [], conclusion: 'empty' }), 'failure', '❌ No returns found'],
  ])('of a run that %s is complete at once', async (_, of, conclusion, marked) => {
    const [mark = '', ...title] = marked.split(' ');
    await check(of);
    expect(github.checks[0]?.fields).toMatchObject({
      name: 'return-gate annotations (gate)',
      head_sha: HEAD,
      status: 'completed',
      conclusion,
      title: title.join(' '),
      summary: expect.stringContaining(`### ${mark} `),
      details_url: `${SERVER}/${REPOSITORY}/actions/runs/100`,
    });
  });

  test('has a summary that GitHub takes, whatever its report', async () => {
    const findings = Array.from({ length: 3_000 }, (_, i) =>
      finding({ file: null, rule: `r${String(Math.floor(i / 3))}`, message: `Wrong ${String(i)}.` }),
    );
    const returns = Array.from({ length: 3_000 }, (_, i) => record({ file: `f${String(i)}` }));
    expect(await check(report({ findings, returns }))).toEqual({ annotated: true, remarks: [] });
    const length = stringField(github.checks[0]?.fields, 'summary')?.length;
    expect(length).toBeLessThanOrEqual(65_535);
    expect(length).toBeGreaterThan(50_000);
  });

  test.each([
    ['pull request', pullRequest('pull_request_target', { head: HEAD }), HEAD],
    ['push', push(), EVENT_SHA],
    ['merge group', mergeGroup({ head: EVENT_SHA }), EVENT_SHA],
  ])('of a %s is at its head', async (_, event, commit) => {
    await check(report(), event);
    expect(github.checks[0]?.fields.head_sha).toBe(commit);
  });

  test('has a name of its own for each part of a repository, harmless whatever the folder', async () => {
    const source = { kind: 'commit', revision: null, root: 'a\n::error::x', shard: '2/3' } as const;
    await check(report({ source }));
    expect(github.checks[0]?.fields.name).toBe('return-gate annotations (gate, a\\n::error::x, shard 2/3)');
  });
});

describe('where there is no check run', () => {
  test.each([
    ['the token may not', READ_ONLY, /commands annotate.*Resource not accessible.*checks: write.*forks/],
    [
      'GitHub takes it for wrong',
      { status: 422, body: { message: 'Validation Failed' } },
      /Validation Failed \(HTTP 422\)/,
    ],
    ['GitHub does not find the commit', { status: 404, body: { message: 'Not Found' } }, /Not Found \(HTTP 404\)/],
    ['a rate limit lasts', secondaryLimit(403, 3600), /secondary rate limit/],
  ])('since %s, a warning says so and commands annotate', async (_, answer, says) => {
    github.answer('checks/create', answer);
    expect(await check(crowd(3))).toEqual({
      annotated: false,
      remarks: [{ level: 'warning', text: expect.stringMatching(says) }],
    });
  });

  test.each([
    ['token', { token: '' }],
    ['repository', { env: { GITHUB_SHA: EVENT_SHA } }],
    ['commit', { env: { GITHUB_REPOSITORY: REPOSITORY }, event: null }],
  ])('since there is no %s, nothing is asked', async (_, changes) => {
    const { annotated, remarks } = await check(crowd(3), push(), changes);
    expect([annotated, remarks.map(({ level }) => level)]).toEqual([false, ['warning']]);
    expect(github.requests).toEqual([]);
  });
});

describe('a check run that cannot be finished', () => {
  test(
    'keeps what it has, and a warning says how much that is',
    async () => {
      github.answer('checks/update', { status: 422, body: { message: 'Validation Failed' } });
      expect(await check(crowd(120))).toEqual({
        annotated: true,
        remarks: [
          { level: 'warning', text: expect.stringMatching(/50 of 120 findings: Validation Failed \(HTTP 422\)/) },
        ],
      });
      expect(sizes()).toEqual([[50]]);
      expect(github.requests.map(({ operation }) => operation)).toEqual(['checks/create', 'checks/update']);
    },
    LONG,
  );

  test(
    'ends when the client loses its patience',
    async () => {
      const run: CheckRun = {
        repository: ADDRESS.repository,
        name: terminal`gate`.text,
        commit: HEAD,
        conclusion: 'failed',
        title: terminal`a`.text,
        summary: terminal`b`.text,
        url: null,
        annotations: planAnnotations(crowd(200), { perType: 200, total: 200 }),
      };
      const client = openClient({ token: TOKEN, url: github.url, patience: 1_500 });
      const { sent, all, error } = await writeCheckRun(client, run);
      expect([all, sent < all, error === undefined]).toEqual([200, true, false]);
      expect(
        sizes()
          .flat()
          .reduce((sum, n) => sum + n, 0),
      ).toBe(sent);
    },
    LONG,
  );
});

import { readFileSync } from 'node:fs';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { READ_ONLY, secondaryLimit, type Answer, type Github } from '../../__tests__/support/github-server.js';
import { makeHub, type Hub } from '../../__tests__/support/hub.js';
import { cutOff, propose, type Proposal } from '../../__tests__/support/proposal.js';
import { annotationsOf, runStep } from '../../__tests__/support/step.js';

const PAGE = '<!DOCTYPE html><title>Unicorn!</title><p>We had issues producing the response to your request.</p>';
const WHOLE =
  '{"files": [{"filename": "src/a.ts", "status": "added"}], "id": 1, "body": "text", "data": {"viewer": 1}}';

/** What an API, or what is in between, can answer. */
export const API_FAULTS: Readonly<Record<string, Answer>> = {
  'has moved for good (301)': {
    status: 301,
    headers: { location: '/nowhere' },
    body: { message: 'Moved Permanently' },
  },
  'has moved (307)': { status: 307, headers: { location: '/nowhere' }, body: { message: 'Temporary Redirect' } },
  'does not know the request (400)': { status: 400, body: { message: 'Problems parsing JSON' } },
  'does not know the token (401)': { status: 401, body: { message: 'Bad credentials' } },
  'refuses (403)': READ_ONLY,
  'refuses for a while (403)': secondaryLimit(403, 1),
  'refuses for an hour (403)': secondaryLimit(403, 3600),
  'has no requests left (403)': {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    body: { message: 'API rate limit exceeded for installation.' },
  },
  'does not have it (404)': { status: 404, body: { message: 'Not Found' } },
  'is in conflict (409)': { status: 409, body: { message: 'Conflict' } },
  'is gone (410)': { status: 410, body: { message: 'Issues are disabled for this repo' } },
  'does not take it (422)': { status: 422, body: { message: 'Validation Failed', errors: [{ code: 'custom' }] } },
  'is asked too much (429)': secondaryLimit(429, 1),
  'may not for reasons of law (451)': { status: 451, body: { message: 'Repository access blocked' } },
  'is broken (500)': { status: 500, body: { message: 'Server Error' } },
  'is broken behind a gateway (502)': { status: 502, headers: { 'content-type': 'text/html' }, text: PAGE },
  'is broken, but has done it (502)': { status: 502, body: { message: 'Server Error' }, done: true },
  'is in repair (503)': { status: 503, body: { message: 'Service Unavailable' } },
  'takes too long (504)': { status: 504, text: '' },
  'answers with nothing (200)': { status: 200, text: '' },
  'answers with nothing (204)': { status: 204 },
  'answers with a page (200)': { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: PAGE },
  'answers with a page that it calls JSON (200)': { status: 200, text: PAGE },
  'answers with half of it (200)': { status: 200, text: WHOLE.slice(0, 40) },
  'answers with null (200)': { status: 200, text: 'null' },
  'answers with a list (200)': { status: 200, text: '[]' },
  'answers with a list of nulls (200)': { status: 200, text: '[null]' },
  'answers with an object (200)': { status: 200, text: '{}' },
  'answers with files without a name (200)': { status: 200, text: '{"files": [{}], "base_commit": {"sha": "aa"}}' },
  'answers with files that are no list (200)': { status: 200, text: '{"files": 5, "base_commit": {"sha": "aa"}}' },
  'answers with words for all (200)': { status: 200, text: '{"files": "none", "id": "x", "body": 5, "data": "y"}' },
  'ends before an answer': { status: 200, cut: -1 },
  'ends within its answer': { status: 200, text: WHOLE, cut: 20 },
  'answers late': { status: 500, late: 300, body: { message: 'Server Error' } },
};

/** What came of a run of the action. */
export interface ApiOutcome {
  readonly status: number | null;
  /** The findings of the report, by rule and file; null where there is no report. */
  readonly found: readonly string[] | null;
  /** All annotations of the step that are no findings. */
  readonly said: string;
  /** How many annotations show findings. */
  readonly annotated: number;
  readonly requests: number;
  readonly comments: number;
}

/** A run that makes requests. */
export interface ApiScenario {
  readonly name: string;
  /** Runs it while the requests from a number on, as many as said, get an answer. Without a fault it runs as it should. */
  readonly run: (fault?: {
    readonly from: number;
    readonly count: number;
    readonly answer: Answer;
  }) => Promise<ApiOutcome>;
}

const OLD = { 'specs/1_old/.return-meta.json': metaReturn(['src/old.ts']), 'src/old.ts': 'export {};\n' };
const HONEST = { 'specs/2_new/.return-meta.json': metaReturn(['src/new.ts']), 'src/new.ts': 'x\n' };
const PLAN = 'specs/3_more/plans/1.md';
/** A return whose artifact has a type that is none. */
const MISTAKEN = {
  status: 'planned',
  artifacts: [{ type: 'design', path: PLAN, summary: 'A plan' }],
  metadata: {
    session_id: 'sess_1736700000_abc123',
    agent_type: 'planner-agent',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner-agent'],
  },
};
/** A false claim, and a mistake. */
const LIE = {
  'specs/2_new/.return-meta.json': metaReturn(['src/never.ts', 'src/new.ts']),
  'src/new.ts': 'x\n',
  'specs/3_more/.return-meta.json': `${JSON.stringify(MISTAKEN, null, 2)}\n`,
  [PLAN]: '# Plan\n',
};

function filesOf(hub: Hub, branch: string): Github['compared'] {
  const changed = hub.git('diff', '--name-only', `main...${branch}`).split('\n');
  return changed.map((filename) => ({ filename, status: 'added' }));
}

function scenario(
  github: Github,
  name: string,
  { hub, branch, proposal }: { readonly hub: Hub; readonly branch: string; readonly proposal: Proposal },
  inputs: Readonly<Record<string, string>>,
): ApiScenario {
  const compared = filesOf(hub, branch);
  const { workspace, event } = proposal;
  return {
    name,
    run: async (fault) => {
      github.reset();
      github.compared = compared;
      if (fault !== undefined) github.fail(fault.from, fault.count, fault.answer);
      const result = await runStep({ workspace, event, inputs, env: { GITHUB_API_URL: github.url } });
      const file = result.outputs.report ?? '';
      return {
        status: result.status,
        found: file === '' ? null : findingsOf(file),
        said: annotationsOf(result)
          .filter(({ properties }) => properties.file === undefined)
          .map(({ name: level, data }) => `${level}: ${data}`)
          .join('\n'),
        annotated: annotationsOf(result).filter(({ properties }) => properties.file !== undefined).length,
        requests: github.requests.length,
        comments: github.comments.length,
      };
    },
  };
}

function findingsOf(file: string): readonly string[] {
  const { findings } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly findings: readonly { readonly rule: string; readonly file: string }[];
  };
  return findings.map(({ rule, file: at }) => `${rule} ${at}`);
}

/** Makes the pull requests, and gives the runs over them. Every kind of request that the gate makes is among them. */
export function apiScenarios(github: Github): readonly ApiScenario[] {
  const hub = makeHub(OLD);
  hub.commit('lies', { files: LIE });
  hub.commit('works', { files: HONEST });
  const all = { comment: 'auto', annotations: 'check' };
  const changed = { comment: 'never', mode: 'changed' };
  const shown = (branch: string): Parameters<typeof scenario>[2] => ({ hub, branch, proposal: propose(hub, branch) });
  const compared = (branch: string): Parameters<typeof scenario>[2] => ({
    hub,
    branch,
    proposal: cutOff(propose(hub, branch)),
  });
  return [
    scenario(github, 'a false claim, shown on GitHub', shown('lies'), all),
    scenario(github, 'an honest pull request, shown on GitHub', shown('works'), { ...all, comment: 'always' }),
    scenario(github, 'a false claim, compared by GitHub', compared('lies'), changed),
    scenario(github, 'an honest pull request, compared by GitHub', compared('works'), changed),
  ];
}

/** What is wrong with the outcome of a run with a fault; null if nothing is. No fault of the API changes the conclusion. */
export function apiFaultOf(honest: ApiOutcome, faulty: ApiOutcome): string | null {
  const { status, found, said } = faulty;
  if (status !== honest.status) return `it exits with ${String(status)}: ${said}`;
  if (found === null || honest.found?.every((one) => found.includes(one)) !== true) return 'it finds less';
  if (/internal error|undefined|not iterable|is not a function|TypeError|\[object /.test(said))
    return `it says ${said}`;
  if (faulty.comments < honest.comments && said === honest.said) return 'it shows less, and does not say so';
  return faulty.comments > 1 ? 'it comments twice' : null;
}

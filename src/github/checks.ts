import { isActive, type Severity } from '../model/finding.js';
import type { Conclusion, Report } from '../model/report.js';
import { planAnnotations, type Annotation } from '../report/annotations.js';
import { summaryWithin } from '../report/comment.js';
import { terminal, terminalText, urlSegment, type SafeText } from '../report/sink.js';
import { title } from '../report/describe/answer.js';
import { plain } from '../report/describe/claims.js';
import { loosenedInWords } from '../report/describe/loosened.js';
import { openClient, type Client } from './client.js';
import { problemOf, requireFields, type Problem } from './problem.js';
import { pullRequestHead, repositoryOf, rulePagesOf, type Environment, type Repository } from './event.js';
import type { ApiRequest, Remark } from './platform.js';

/** Maximum number of annotations per request: https://docs.github.com/rest/checks/runs#create-a-check-run */
const PER_REQUEST = 50;

/**
 * Maximum number of annotations to send. A request of 50 takes a second, and GitHub accepts 500 requests an hour that create
 * something (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits).
 */
const MOST_ANNOTATIONS = 5000;

/** Maximum number of characters in a check run's summary. */
const CHECK_SUMMARY_LIMIT = 65_535;

/** Maximum number of characters in a check run's title: that of an annotation. */
const LONGEST_TITLE = 255;

export interface CheckRun {
  readonly repository: Repository;
  readonly name: SafeText;
  /** The commit that shows it. */
  readonly commit: string;
  readonly conclusion: Conclusion;
  readonly title: SafeText;
  /** Markdown. */
  readonly summary: SafeText;
  /** The page of the run; null if there is none. */
  readonly url: string | null;
  /** Annotations without a file are left out: the platform has no place for them. */
  readonly annotations: readonly Annotation[];
}

type Level = 'failure' | 'warning' | 'notice';

const LEVELS: Readonly<Record<Severity, Level>> = { error: 'failure', warning: 'warning', notice: 'notice' };

interface CheckAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: Level;
  readonly message: string;
  readonly title: string;
}

/** A check run's result: `sent` of `all` annotations, and the error of the first request that failed. */
export interface CheckOutcome {
  readonly sent: number;
  readonly all: number;
  readonly error: unknown;
}

/**
 * Creates a check run and adds its annotations, 50 per request. It is complete from the first request on, so it never stays
 * pending. Rejects with an error for `problemOf` if it could not be created; the result reports later failures.
 */
export async function writeCheckRun(client: Client, run: CheckRun): Promise<CheckOutcome> {
  const annotations = run.annotations.flatMap(ofFile);
  const batches = inBatches(annotations);
  const output = { title: run.title, summary: run.summary };
  const { data } = await client.rest.checks.create({
    ...run.repository,
    name: run.name,
    head_sha: run.commit,
    status: 'completed',
    conclusion: run.conclusion === 'passed' ? 'success' : 'failure',
    ...(run.url === null ? {} : { details_url: run.url }),
    output: { ...output, annotations: batches[0] ?? [] },
  });
  requireFields([data], { id: 'number' });
  let sent = batches[0]?.length ?? 0;
  for (const batch of batches.slice(1)) {
    try {
      const { data: updated } = await client.rest.checks.update({
        ...run.repository,
        check_run_id: data.id,
        output: { ...output, annotations: batch },
      });
      requireFields([updated], { id: 'number' });
    } catch (error) {
      return { sent, all: annotations.length, error };
    }
    sent += batch.length;
  }
  return { sent, all: annotations.length, error: undefined };
}

function ofFile({ level, title, message, file, startLine, startColumn, endColumn }: Annotation): CheckAnnotation[] {
  if (file === null) return [];
  const line = startLine ?? 1;
  const columns =
    startColumn === null || endColumn === null ? {} : { start_column: startColumn, end_column: endColumn };
  return [
    { path: file, start_line: line, end_line: line, ...columns, annotation_level: LEVELS[level], message, title },
  ];
}

function inBatches(annotations: readonly CheckAnnotation[]): CheckAnnotation[][] {
  return Array.from({ length: Math.ceil(annotations.length / PER_REQUEST) }, (_, i) =>
    annotations.slice(i * PER_REQUEST, (i + 1) * PER_REQUEST),
  );
}

export interface CheckRequest extends ApiRequest {
  /** Files, relative to the project root, that come before others. */
  readonly changedFirst: ReadonlySet<string>;
}

export interface CheckResult {
  /** True if a check run shows annotations, even if not all of them. */
  readonly annotated: boolean;
  readonly remarks: readonly Remark[];
}

/** Milliseconds that the check run may take: one second per request, and one wait of a minute. */
const PATIENCE = 240_000;

/** Creates the check run of a report. Never rejects: without a check run, the findings are printed as commands. */
export async function checkRun(report: Report, request: CheckRequest): Promise<CheckResult> {
  const { token, env, event, links, changedFirst } = request;
  const repository = repositoryOf(env);
  // A pull request shows the check runs of its head, not those of the merge commit that is checked.
  const commit = pullRequestHead(event) ?? env.GITHUB_SHA ?? '';
  if (token === '' || repository === undefined || commit === '') {
    return unmade({ kind: 'refused', why: 'the input github-token is empty, or GitHub is not there' });
  }
  const rulePages = rulePagesOf(env);
  const budget = { perType: MOST_ANNOTATIONS, total: MOST_ANNOTATIONS, changedFirst, rulePages };
  const run: CheckRun = {
    repository,
    name: checkRunName(report, env),
    commit,
    conclusion: report.conclusion,
    title: terminalText(
      [plain(title(report)), loosenedInWords(report)].filter((part) => part !== '').join('; '),
      LONGEST_TITLE,
    ).text,
    summary: summaryWithin(CHECK_SUMMARY_LIMIT, report, links),
    url: runUrl(env),
    annotations: planAnnotations(report, budget),
  };
  try {
    const client = openClient({ token, url: env.GITHUB_API_URL, patience: PATIENCE });
    const { sent, error } = await writeCheckRun(client, run);
    const all = report.findings.filter((finding) => finding.file !== null && isActive(finding)).length;
    return { annotated: true, remarks: sent === all ? [] : [incomplete(sent, all, error)] };
  } catch (error) {
    return unmade(problemOf(error));
  }
}

/**
 * Returns one name for each job and each part of a repository that it checks: the platform shows only the latest run of a name.
 */
function checkRunName({ source: { root, shard } }: Report, env: Environment): SafeText {
  const words = [env.GITHUB_JOB ?? '', root, shard === null ? '' : `shard ${shard}`].filter((word) => word !== '');
  return words.length === 0
    ? terminal`return-gate annotations`.text
    : terminal`return-gate annotations (${words.join(', ')})`.text;
}

/** Returns the page of the workflow's run; null if the environment does not name one. */
function runUrl({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
  GITHUB_RUN_ID: run,
}: Environment): string | null {
  if (server === undefined || repository === undefined || run === undefined) return null;
  return `${server.replace(/\/+$/, '')}/${repository.split('/').map(urlSegment).join('/')}/actions/runs/${urlSegment(run)}`;
}

function unmade({ kind, why }: Problem): CheckResult {
  const permission = 'It needs the permission checks: write, which pull requests from forks never have.';
  const text = `No check run was made, so that commands annotate: ${why}.${kind === 'refused' ? ` ${permission}` : ''}`;
  return { annotated: false, remarks: [{ level: 'warning', text }] };
}

function incomplete(sent: number, all: number, error: unknown): Remark {
  const why = error === undefined ? 'it takes no more' : problemOf(error).why;
  return {
    level: 'warning',
    text: `The check run shows ${String(sent)} of ${String(all)} findings: ${why}. The job summary has the others.`,
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { check } from '../support/bundle.js';
import { evaluate } from '../support/command-line.js';
import { makeHub, MERGE_REF } from '../support/hub.js';
import { summaryText } from '../support/planning.js';
import { git, temporaryFolder } from '../support/repository.js';
import { pullRequest, runStep } from '../support/runner.js';
import { metaReturn } from './returns.js';
import { ownText as text } from '../support/own-text.js';

const RETURN = 'specs/2_new/.return-meta.json';

describe('a pull request in a clone without contents', () => {
  const STORY = '_bmad-output/implementation-artifacts/1-1-thing.md';
  const BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';
  const SUMMARY = '.planning/phases/01-dates/01-01-SUMMARY.md';
  const REQUIREMENTS = '.planning/REQUIREMENTS.md';
  const story =
    '# Story 1.1: Thing\n\nStatus: done\n\n## Tasks / Subtasks\n\n- [x] Do it\n\n## Dev Agent Record\n\n### File List\n\n- src/a.ts (new)\n';
  const book = (status: string): string => `development_status:\n  1-1-thing: done\n  1-2-other: ${status}\n`;
  const requirements = (mark: string): string => `# Requirements\n\n- [${mark}] **CORE-01**: does it\n`;

  /** What the base has, and what the branch does. */
  const CHANGES: Readonly<
    Record<string, readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>
  > = {
    'of BMAD': [{ [STORY]: story, [BOOK]: book('ready-for-dev') }, { [BOOK]: book('in-progress') }],
    'of GSD': [
      { [SUMMARY]: summaryText({ created: ['src/a.ts'] }), [REQUIREMENTS]: requirements(' ') },
      { [REQUIREMENTS]: requirements('x') },
    ],
    'with metadata files': [
      { 'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts']) },
      {
        'specs/1_old/.return-meta.json': metaReturn(['src/a.ts', 'src/old.ts', 'src/b.ts']),
        [RETURN]: metaReturn(['src/b.ts', 'src/never.ts', 'dist/x.js']),
      },
    ],
  };

  test.each(Object.entries(CHANGES))('%s costs two fetches and 25 processes of git', async (_, [base, now]) => {
    const hub = makeHub({
      '.gitignore': 'dist/\n',
      'src/a.ts': text('a'),
      'src/b.ts': text('b'),
      'src/old.ts': text('old'),
      ...base,
    });
    hub.git('config', 'uploadpack.allowFilter', 'true');
    hub.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const files = { 'src/a.ts': text('a', 'more\n'), 'src/new.ts': text('old', 'more\n'), ...now };
    const head = hub.commit('topic', { removed: ['src/old.ts'], files });
    hub.merge('main', 'topic');
    const ids = { head, base: hub.id('main'), headRef: 'topic' };
    const whole = hub.checkout(MERGE_REF);
    for (const isCheckedOut of [true, false]) {
      const directory = join(temporaryFolder(), 'clone');
      git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', hub.url, directory]);
      git(directory, ['fetch', '--quiet', 'origin', MERGE_REF]);
      git(directory, ['update-ref', '--no-deref', 'HEAD', hub.id(MERGE_REF)]);
      if (isCheckedOut) git(directory, ['reset', '--quiet', '--hard']);
      const args = ['--base', 'HEAD^1', '--changed-only', '--format', 'json'];
      const calls = await traced((env) => check(directory, args, { env }));
      expect(calls.result.stdout).toBe((await check(whole, args)).stdout);
      expect([calls.fetches <= 2, calls.processes <= 25, calls]).toEqual([true, true, calls]);
    }
    const directory = join(temporaryFolder(), 'checkout');
    git('.', ['clone', '--quiet', '--filter=blob:none', '--no-checkout', hub.url, directory]);
    git(directory, ['fetch', '--quiet', 'origin', MERGE_REF]);
    git(directory, ['checkout', '--quiet', '--detach', hub.id(MERGE_REF)]);
    const event = pullRequest('pull_request', ids);
    const calls = await traced((env) => runStep({ workspace: directory, event, env }));
    const right = await runStep({ workspace: whole, event });
    expect(reportOf(calls.result.outputs)).toBe(reportOf(right.outputs));
    expect([calls.fetches <= 2, calls.processes <= 25, calls.fetches, calls.processes]).toEqual([
      true,
      true,
      calls.fetches,
      calls.processes,
    ]);
  });

  test('whose remote is gone passes where all that it needs is here, and never where a return is not', async () => {
    const [base, now] = CHANGES['of BMAD'] ?? [{}, {}];
    const hub = makeHub({ 'src/a.ts': text('a'), ...base });
    hub.git('config', 'uploadpack.allowFilter', 'true');
    hub.commit('main', { files: { 'src/a.ts': text('a', 'more\n'), ...now } });
    for (const [kind, checkout, expected] of [
      ['without contents', [], 0],
      ['not checked out', ['--no-checkout'], 1],
    ] as const) {
      const directory = join(temporaryFolder(), 'clone');
      git('.', ['clone', '--quiet', '--filter=blob:none', ...checkout, pathToFileURL(hub.directory).href, directory]);
      git(directory, ['remote', 'set-url', 'origin', 'file:///nowhere']);
      for (const args of [['--base', 'HEAD~1'], ['--base', 'HEAD~1', '--changed-only'], []]) {
        const { status, report } = await evaluate(directory, args);
        const rules = new Set(report.findings.map(({ rule }) => rule));
        expect([kind, args, status, [...rules]]).toEqual([
          kind,
          args,
          expected,
          expected === 0 ? [] : ['return-undetermined'],
        ]);
      }
    }
  });

  function reportOf({ report = '' }: Readonly<Record<string, string>>): string {
    return readFileSync(report, 'utf8');
  }

  /** Runs, and counts the processes of git, those that git itself starts among them. */
  async function traced<T>(run: (env: Record<string, string>) => Promise<T>) {
    const trace = join(temporaryFolder(), 'trace');
    const result = await run({ GIT_TRACE2_EVENT: trace });
    const lines = existsSync(trace) ? readFileSync(trace, 'utf8').split('\n') : [];
    const starts = lines.filter((line) => line.includes('"event":"start"'));
    const isFetch = (line: string): boolean =>
      (JSON.parse(line) as { readonly argv: readonly string[] }).argv.includes('fetch');
    return { result, processes: starts.length, fetches: starts.filter(isFetch).length };
  }
});

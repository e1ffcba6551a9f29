import { readFileSync } from 'node:fs';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { check, type Run } from '../../__tests__/support/command-line.js';
import { makeHub } from '../../__tests__/support/hub.js';
import { propose, type Proposal } from '../../__tests__/support/proposal.js';
import { makeRepository } from '../../__tests__/support/repository.js';
import { runStep } from '../../__tests__/support/step.js';
import { fakeGit, type Fault } from '../../__tests__/support/fake-git.js';

/** What came of a run: its exit status, its report, and what it said where it made none. */
export interface Outcome {
  readonly status: number | null;
  /** Null where there is none. */
  readonly report: string | null;
  readonly said: string;
}

/** A run over a repository, by an entry point, with the git that `PATH` names. */
export interface Scenario {
  readonly name: string;
  readonly run: (path: string) => Promise<Outcome>;
}

const HONEST = {
  'specs/1_old/.return-meta.json': metaReturn(['src/old.ts', 'docs/moved.md', 'docs/gone.md']),
  'src/old.ts': 'export const old = 1;\n',
  'docs/moved.md': `# Moved\n\n${'A line of its own.\n'.repeat(9)}`,
  'docs/gone.md': '# Gone\n\nIt was here once.\n',
  '.gitattributes': '*.bin filter=lfs\n',
  '.gitignore': 'build/\n',
  '.return-gate.yml': 'rules:\n  artifact-blank: error\n',
  '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = ../lib.git\n',
};

const LATER = { moved: { 'docs/moved.md': 'docs/archive/moved.md' }, removed: ['docs/gone.md'] };

const LIE = {
  'specs/2_new/.return-meta.json': metaReturn(['src/never.ts', 'build/out.js', 'src/new.ts']),
  'src/new.ts': 'x\n',
};

function commandLine(name: string, directory: string, args: readonly string[]): Scenario {
  return {
    name,
    run: async (path) => told(await check(directory, ['--format', 'json', ...args], { env: { PATH: path } })),
  };
}

function told({ status, stdout, stderr }: Run): Outcome {
  return { status, report: stdout === '' ? null : stdout, said: stderr };
}

function action(name: string, { workspace, event }: Proposal, inputs: Readonly<Record<string, string>>): Scenario {
  return {
    name,
    run: async (path) => {
      const { status, outputs, commands } = await runStep({ workspace, event, inputs, env: { PATH: path } });
      const file = outputs.report ?? '';
      return {
        status,
        report: file === '' ? null : readFileSync(file, 'utf8'),
        said: commands.flatMap(({ name: level, data }) => (level === 'error' ? [data] : [])).join('\n'),
      };
    },
  };
}

/** Makes the repositories, and gives the runs over them: of each kind of call that the gate makes there are some. */
export function gitScenarios(): readonly Scenario[] {
  const honest = makeRepository([{ files: HONEST }, LATER, { files: { 'README.md': '# Read\n' } }], { checkout: true });
  const lying = makeRepository([{ files: HONEST }, LATER, { files: LIE }], { checkout: true });
  const hub = makeHub(HONEST);
  hub.commit('agent/lies', { files: LIE });
  hub.commit('agent/works', {
    files: { 'specs/3_new/.return-meta.json': metaReturn(['src/new.ts']), 'src/new.ts': 'x\n' },
  });
  return [
    commandLine('a repository with a false claim', lying.directory, []),
    commandLine('an honest repository, of which files were moved and deleted', honest.directory, []),
    commandLine('a branch with a false claim, compared', lying.directory, ['--base', 'main~1', '--changed-only']),
    commandLine('an honest branch, compared', honest.directory, ['--base', 'main~1', '--changed-only']),
    action('the action on a pull request with a false claim', propose(hub, 'agent/lies'), { mode: 'changed' }),
    action('the action on an honest pull request', propose(hub, 'agent/works'), { mode: 'changed' }),
  ];
}

/** A run in which one call of git went wrong, beside the same run without a fault. */
export interface FaultyRun {
  readonly honest: Outcome;
  readonly faulty: Outcome;
}

/** Runs a scenario with one call at fault. */
export function runWithFault({ run }: Scenario, fault: Fault): Promise<Outcome> {
  return run(fakeGit(fault).path);
}

/** Runs a scenario without a fault. Resolves to what came of it, and how many calls it made. */
export async function runCounted({ run }: Scenario): Promise<{ readonly honest: Outcome; readonly calls: number }> {
  const git = fakeGit(null);
  return { honest: await run(git.path), calls: git.calls() };
}

/**
 * What is wrong with the outcome of a run with a fault; null if nothing is. It says the same as without the fault, or stops in words
 * that say what git could not do, or fails; it never passes otherwise. An honest repository is accused only by a git that succeeds
 * and says nothing of its history, which no git does: such a run does not pass, at least.
 */
export function faultOf({ honest, faulty }: FaultyRun): string | null {
  const { status, report, said } = faulty;
  const isSame = status === honest.status && report === honest.report;
  if (isSame) return null;
  if (status === 2 && report === null) {
    if (/internal error|undefined|\[object /.test(said)) return `it says ${said}`;
    return said.trim().length > 20 ? null : `it says only ${JSON.stringify(said)}`;
  }
  if (status === 0) return 'it passes with another report';
  if (status === 1 && honest.status === 0) return 'it accuses an honest repository';
  if (status === 4) return `it says ${said}`;
  if (status === null) return 'it does not end';
  return null;
}

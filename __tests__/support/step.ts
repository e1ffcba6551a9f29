import * as core from '@actions/core';
import { runMergeStep as runMerge } from '../../src/action/merge/run.js';
import { runStep as run } from '../../src/action/run.js';
import { inPlace } from './in-place.js';
import { MERGE_MANIFEST, runStepBy, type Ended, type Step, type StepResult } from './runner.js';

export * from './runner.js';

/** A step in the process of the tests: for all that does not depend on the bundle, or on a process of its own. */
export function runStep(step: Step): Promise<StepResult> {
  return runStepBy(startOf(run), step);
}

/** A step that joins shards. */
export function runMergeStep(step: Step): Promise<StepResult> {
  return runStepBy(startOf(runMerge), step, MERGE_MANIFEST);
}

function startOf(step: (env: NodeJS.ProcessEnv) => Promise<number>): Parameters<typeof runStepBy>[0] {
  return (_, cwd, environment) => {
    const set = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== null);
    return inPlace({ cwd, env: Object.fromEntries(set) }, () => recorded(() => step(process.env)));
  };
}

/** The toolkit writes to the process, and tells it by its exit code that the step failed. */
async function recorded(step: () => Promise<number>): Promise<Ended> {
  const written: Record<'stdout' | 'stderr', string[]> = { stdout: [], stderr: [] };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const write = stream.write.bind(stream);
    stream.write = (chunk: string | Uint8Array): boolean => {
      written[name].push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
      return true;
    };
    return () => {
      stream.write = write;
    };
  });
  const exitCode = process.exitCode;
  // It keeps the file of the first summary that it wrote.
  Reflect.set(core.summary, '_filePath', undefined);
  try {
    const status = await step();
    return { status, stdout: written.stdout.join(''), stderr: written.stderr.join('') };
  } finally {
    for (const back of restore) back();
    process.exitCode = exitCode;
  }
}

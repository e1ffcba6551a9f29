import * as core from '@actions/core';
import type { Environment } from '../../github/event.js';
import { EXIT } from '../../model/report.js';
import { failed } from '../failed.js';
import { readMergeInputs } from './inputs.js';
import { runMerge } from './run.js';

/** Runs the step that joins shards. Resolves to the exit status; errors are reported on the runner. */
export async function runMergeStep(env: Environment): Promise<number> {
  try {
    return EXIT[await runMerge(readMergeInputs(core.getInput), env)];
  } catch (error) {
    return failed(error, env);
  }
}

import * as core from '@actions/core';
import type { Environment } from '../github/event.js';
import { EXIT } from '../model/report.js';
import { readRequest, readStep } from './check-request.js';
import { failed } from './failed.js';
import { runAction } from './run.js';
import { openTrees } from './trees.js';

/** The entry point of the action: one step of a job. Resolves to the exit status; errors are reported on the runner. */
export async function runStep(env: Environment): Promise<number> {
  try {
    const step = readStep(core.getInput, env);
    // Git lists the tree while the other inputs are read.
    const trees = openTrees(step);
    try {
      return EXIT[await runAction(readRequest(step), trees)];
    } finally {
      await trees.close();
    }
  } catch (error) {
    return failed(error, env);
  }
}

import { runMergeStep } from './run.js';

void runMergeStep(process.env).then((status) => {
  process.exitCode = status;
});

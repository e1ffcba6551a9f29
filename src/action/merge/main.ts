import { runMergeStep } from './step.js';

void runMergeStep(process.env).then((status) => {
  process.exitCode = status;
});

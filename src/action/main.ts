import { runStep } from './step.js';

void runStep(process.env).then((status) => {
  process.exitCode = status;
});

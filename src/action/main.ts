import { runStep } from './run.js';

void runStep(process.env).then((status) => {
  process.exitCode = status;
});

#!/usr/bin/env node
import { runCommandLine } from './command-line.js';
import { processCaller } from './terminal/process.js';

void runCommandLine(process.argv.slice(2), processCaller()).then((status) => {
  process.exitCode = status;
});

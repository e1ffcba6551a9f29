import { check } from '../support/command-line.js';
import { runStep } from '../support/step.js';
import { describeBudget } from './budget.js';

for (const n of [0, 1, 11, 60]) describeBudget(n, { check, runStep });

import { describeBudget } from '../bundle/budget.js';
import { check } from '../support/bundle.js';
import { runStep } from '../support/runner.js';

describeBudget(50_000, { check, runStep });

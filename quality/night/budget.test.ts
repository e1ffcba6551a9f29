import { describeBudget } from '../../__tests__/bundle/budget.js';
import { check } from '../../__tests__/support/bundle.js';
import { runStep } from '../../__tests__/support/runner.js';

describeBudget(50_000, { check, runStep });

import { testExamples } from '../../support/examples.js';

testExamples('verify-result');

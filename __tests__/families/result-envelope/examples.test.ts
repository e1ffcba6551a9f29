import { testExamples } from '../../support/examples.js';

testExamples('result-envelope');

import { testExamples } from '../../support/examples.js';

testExamples('gsd');

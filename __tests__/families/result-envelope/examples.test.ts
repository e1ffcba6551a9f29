import { loaded } from '../../../src/families/result-envelope/family.js';
import { testExamples } from '../../support/examples.js';

testExamples(loaded);

import { loaded } from '../../../src/families/verify-result/family.js';
import { testExamples } from '../../support/examples.js';

testExamples(loaded);

import { loaded } from '../../../src/families/gsd/family.js';
import { testExamples } from '../../support/examples.js';

testExamples(loaded);

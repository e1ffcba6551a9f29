import { loaded } from '../../../src/families/json/family.js';
import { testExamples } from '../../support/examples.js';

testExamples(loaded);

import { loaded } from '../../../src/families/bmad/family.js';
import { testExamples } from '../../support/examples.js';

testExamples(loaded);

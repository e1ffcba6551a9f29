import { FAMILIES } from '../lies/families.js';
import { describeLies } from '../lies/suite.js';

/** `npm test` plants a part of them. */
describeLies(FAMILIES);

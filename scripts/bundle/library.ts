/** The library's functions. Its lists are data beside it, which need no rule. */
export { check } from '../../src/library/check.js';
export { validate } from '../../src/library/validate.js';

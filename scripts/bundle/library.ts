/** The library's functions. Its lists are data next to it, which need no rule. */
export { check } from '../../src/library/check.js';
export { validate } from '../../src/library/validate.js';

import { readFileSync } from 'node:fs';
import { systemFailure } from '../../src/tree/regular-file.js';

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

test('an error of the operating system says what happened, where, and what to do', () => {
  const error = errorOf(() => readFileSync('/nowhere/file'));
  expect(systemFailure(error)).toMatch(/^\/nowhere\/file: no such file or directory\. .*run this again\.$/);
});

test.each([new Error('a bug'), Object.assign(new Error('a code'), { code: 'ERR_X' }), 'a text', null])(
  'of another there is nothing to say: %s',
  (error) => {
    expect(systemFailure(error)).toBeUndefined();
  },
);

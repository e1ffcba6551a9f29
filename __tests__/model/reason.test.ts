import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { reasonOf } from '../../src/model/text.js';

function failing(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

test.each<[string, unknown, string]>([
  ['an error is its message', new TypeError('no such file'), 'no such file'],
  ['an error of another realm is its message', runInNewContext('new SyntaxError("bad token")'), 'bad token'],
  ['an error of the system is what happened', failing(() => readFileSync('/nowhere/x')), 'no such file or directory'],
  ['a program that is not there is that', spawnSync('/nowhere/x').error, 'no such file or directory'],
  ['an error with a code in its text has none', new Error('EXDEV: cross-device link'), 'cross-device link'],
  ['a text is itself', 'stopped', 'stopped'],
  ['nothing is named', undefined, 'undefined'],
  ['null is named', null, 'null'],
  ['a number is its digits', 7, '7'],
])('The reason of %s', (_, thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});

import { runInNewContext } from 'node:vm';
import { reasonOf } from '../../src/model/reason.js';

test.each<[string, unknown, string]>([
  ['an error is its message', new TypeError('no such file'), 'no such file'],
  ['an error of another realm is its message', runInNewContext('new SyntaxError("bad token")'), 'bad token'],
  ['a text is itself', 'stopped', 'stopped'],
  ['nothing is named', undefined, 'undefined'],
  ['null is named', null, 'null'],
  ['a number is its digits', 7, '7'],
])('The reason of %s', (_, thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});

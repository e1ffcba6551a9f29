import type { Json } from '../../src/model/json.js';
import { delegationOf } from '../../src/model/return.js';

const of = (path: Json): readonly string[] => delegationOf({ value: { metadata: { delegation_path: path } } });

describe('the delegation of a return', () => {
  test('is its path of names', () => {
    expect(of(['orchestrator', 'plan', 'planner'])).toEqual(['orchestrator', 'plan', 'planner']);
  });

  test.each<[string, Json]>([
    ['an empty list', []],
    ['a text', 'orchestrator'],
    ['null', null],
    ['a list that holds more than names', ['orchestrator', 1]],
  ])('is empty for %s', (_, path) => {
    expect(of(path)).toEqual([]);
  });

  test('is kept once for all returns that share it, and apart from others', () => {
    expect(of(['a', 'b'])).toBe(of(['a', 'b']));
    expect(of(['a', 'b'])).not.toEqual(of(['a,b']));
  });
});

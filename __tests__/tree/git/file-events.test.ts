import { FileEvents } from '../../../src/tree/git/file-events.js';

test('A file without events has no other paths', () => {
  const events = new FileEvents((path) => path.toLowerCase());
  expect([events.at('a'), events.sameAs('a'), events.onlyVersionOf('a')]).toEqual([new Map(), new Set(), undefined]);
  events.put('A', 'c', { kind: 'written', id: 'i', merge: false, from: null, added: true });
  expect(events.sameAs('a')).toEqual(new Set(['A']));
  expect(events.onlyVersionOf('A')).toEqual({ commit: 'c', id: 'i', before: [] });
  events.put('a', 'd', { kind: 'gone', to: null });
  expect(events.sameAs('A')).toEqual(new Set(['A', 'a']));
  expect([events.onlyVersionOf('A'), events.onlyVersionOf('a')]).toEqual([undefined, undefined]);
});

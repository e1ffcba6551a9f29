import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greet } from '../src/greet.js';

test('a person is greeted by name', () => {
  assert.equal(greet('Ada'), 'Good day, Ada.');
});

test('a person without a name is a friend', () => {
  assert.equal(greet('  '), 'Good day, friend.');
});

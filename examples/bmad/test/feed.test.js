import assert from 'node:assert/strict';
import { titles } from '../src/feed.js';

assert.deepEqual(titles('<title>One</title>'), ['One']);

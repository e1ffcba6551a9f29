import type { Json } from './json.js';
import { quote } from './text.js';

/** Returns a value as a message names it: text quoted and cut, an array or object by its kind alone. */
export function describeValue(value: Json | undefined): string {
  if (typeof value === 'string') return quote(value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

import { reasonOf } from '../model/text.js';
import { readFileSync } from 'node:fs';
import type { Environment } from '../github/event.js';
import type { Json } from '../model/json.js';
import { UsageError } from '../model/usage.js';

/**
 * Returns the payload of the event that started the workflow; null without an event file, e.g. outside GitHub. Throws
 * `UsageError`.
 */
export function readEvent(env: Environment): Json {
  const path = env.GITHUB_EVENT_PATH;
  if (path === undefined || path === '') return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Json;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : reasonOf(error);
    throw new UsageError(
      `The event file that GITHUB_EVENT_PATH names cannot be read: ${why}. Give it back the value that the runner sets.`,
    );
  }
}

import { families } from '../families/index.js';
import type { Place } from '../families/family.js';

/** The places of all families: the first that matches a file counts. */
export const PLACES: readonly Place[] = families.flatMap(({ places }) => places);

/** Files that are never returns: the task list has another vocabulary, and tools keep files of their own. */
export const NEVER: readonly string[] = [
  '**/.git/**',
  '**/node_modules/**',
  '**/specs/state.json',
  '**/specs/archive/state.json',
];

const TEMPLATE_FOLDERS = ['context', 'docs', 'extensions', 'skills', 'agents'];

/** Files with example JSON, or templates. */
export const NOT_BY_DEFAULT: readonly string[] = [
  ...TEMPLATE_FOLDERS.map((folder) => `**/.claude/${folder}/**`),
  ...TEMPLATE_FOLDERS.map((folder) => `**/.opencode/${folder}/**`),
  'agent-system/**',
  '**/SKILL.md',
];

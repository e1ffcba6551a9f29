import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { field, isArray, isObject, type Json, type JsonObject } from '../src/model/json.js';
import { write } from './file.js';

/*
 * Cuts GitHub's published description of its API to what the tests' local GitHub answers: the package with it
 * takes 385 MB, its file 13 MB, the cut 0.2 MB.
 *
 * npm install --no-save @octokit/openapi@23.0.2 && npx tsx scripts/github-api.ts && npm ci
 */

const PACKAGE = '@octokit/openapi';
const VERSION = '23.0.2';
const FILE = 'generated/api.github.com.json';

/** The requests that the tests know; a new one must be added here. */
const PATHS = [
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  '/repos/{owner}/{repo}/check-runs',
  '/repos/{owner}/{repo}/check-runs/{check_run_id}',
  '/repos/{owner}/{repo}/compare/{basehead}',
];

const FOLDER = '__tests__/fixtures/github-api';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a file of the package. Throws if the package is not installed in this version, with the command to install it. */
function packaged(path: string): string {
  const folder = join(root, 'node_modules', PACKAGE);
  const get = `Run npm install --no-save ${PACKAGE}@${VERSION} first.`;
  let manifest: Json;
  try {
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Json;
  } catch {
    throw new Error(`${PACKAGE} is not installed. ${get}`);
  }
  const version = field(manifest, 'version');
  if (version !== VERSION) throw new Error(`${PACKAGE} is installed as ${JSON.stringify(version)}. ${get}`);
  return readFileSync(join(folder, path), 'utf8');
}

function part(value: Json, keys: readonly string[]): Json {
  const found = keys.reduce<Json | undefined>(field, value);
  if (found === undefined) throw new Error(`GitHub's description has no ${keys.join(' ')}`);
  return found;
}

/** Returns the paths, and the components that they refer to, directly or not. */
function cut(whole: Json): JsonObject {
  const paths = Object.fromEntries(PATHS.map((path) => [path, part(whole, ['paths', path])]));
  const components: Record<string, Record<string, Json>> = {};
  const collect = (value: Json): void => {
    if (isArray(value)) value.forEach(collect);
    if (!isObject(value)) return;
    const reference = typeof value.$ref === 'string' ? /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) : null;
    const [, kind, name] = reference ?? [];
    if (kind === undefined || name === undefined) {
      Object.values(value).forEach(collect);
      return;
    }
    const group = (components[kind] ??= {});
    if (Object.hasOwn(group, name)) return;
    group[name] = part(whole, ['components', kind, name]);
    collect(group[name]);
  };
  Object.values(paths).forEach(collect);
  const info = {
    ...(part(whole, ['info']) as JsonObject),
    'x-origin': `Some paths of ${FILE} of the npm package ${PACKAGE}@${VERSION}, cut out by scripts/github-api.ts; the license is beside this file.`,
  };
  return { openapi: part(whole, ['openapi']), info, paths, components };
}

const description = cut(JSON.parse(packaged(FILE)) as Json);
write(root, [
  { path: `${FOLDER}/description.json`, text: `${JSON.stringify(description, null, 2)}\n` },
  { path: `${FOLDER}/LICENSE`, text: packaged('LICENSE') },
]);

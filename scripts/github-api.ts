import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { field, isArray, isObject, listField, stringField, type Json, type JsonObject } from '../src/model/json.js';
import { write } from './file.js';

/*
 * Cuts GitHub's published description of its API to what the tests' local GitHub answers: the package with it
 * takes 385 MB, its file 13 MB, the cut 20 KB.
 *
 * npm install --no-save @octokit/openapi@23.0.2 && npx tsx scripts/github-api.ts && npm ci
 */

const PACKAGE = '@octokit/openapi';
const VERSION = '23.0.2';
const FILE = 'generated/api.github.com.json';

/** The requests that the tests know; a new one must be added here. */
const REQUESTS = [
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['get', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['post', '/repos/{owner}/{repo}/check-runs'],
  ['patch', '/repos/{owner}/{repo}/check-runs/{check_run_id}'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
] as const;

/** What is kept of a parameter and of a schema: what a request must hold to, and no prose. */
const KEPT =
  /^(?:name|in|required|schema|type|properties|items|enum|oneOf|anyOf|allOf|format|pattern|nullable|default|additionalProperties|(?:min|max)(?:Length|Items|imum)?)$/;
/** The objects of an answer that the gate reads. */
const READ = ['user', 'files', 'base_commit'];

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

/** Returns the value that a reference points to. */
function resolve(whole: Json, value: Json): Json {
  const reference = stringField(value, '$ref');
  return reference === undefined ? value : resolve(whole, part(whole, reference.split('/').slice(1)));
}

/** Returns what a parameter or a schema demands, with no reference left. */
function demands(whole: Json, found: Json): Json {
  const value = resolve(whole, found);
  if (isArray(value)) return value.map((one) => demands(whole, one));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => KEPT.test(key));
  return Object.fromEntries(
    kept.map(([key, child]) => [
      key,
      key === 'properties' ? ofEach(child, (one) => demands(whole, one)) : demands(whole, child),
    ]),
  );
}

function ofEach(value: Json, change: (child: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value as JsonObject).map(([key, child]) => [key, change(child)]));
}

/** Returns the first example of an answer: its plain values but for addresses, and the objects that the gate reads. */
function shown(whole: Json, answer: Json): Json {
  const media = field(field(answer, 'content'), 'application/json');
  if (media === undefined) return {};
  const [first] = Object.values(part(media, ['examples']) as JsonObject);
  const value = part(resolve(whole, first ?? null), ['value']);
  const plain = (one: Json): Json => {
    if (!isObject(one)) return one;
    const isPlain = ([key, child]: [string, Json]): boolean =>
      !key.endsWith('url') && !isObject(child) && !isArray(child);
    const kept = Object.entries(one).filter((entry) => READ.includes(entry[0]) || isPlain(entry));
    return Object.fromEntries(kept.map(([key, child]) => [key, isArray(child) ? child.map(plain) : plain(child)]));
  };
  const example = isArray(value) ? [plain(value[0] ?? null)] : plain(value);
  return { content: { 'application/json': { example } } };
}

/** Returns each request: its parameters, its body, and the answer where it is taken. */
function cut(whole: Json): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [method, path] of REQUESTS) {
    const operation = part(whole, ['paths', path, method]);
    const [success = ['', null] as const] = Object.entries(part(operation, ['responses']) as JsonObject);
    const body = field(operation, 'requestBody');
    (paths[path] ??= {})[method] = {
      operationId: part(operation, ['operationId']),
      parameters: listField(operation, 'parameters').map((one) => demands(whole, one)),
      ...(body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: ofEach(part(body, ['content']), (media) => ({
                schema: demands(whole, part(media, ['schema'])),
              })),
            },
          }),
      responses: { [success[0]]: { description: '', ...(shown(whole, success[1]) as JsonObject) } },
    };
  }
  const info = {
    title: part(whole, ['info', 'title']),
    version: part(whole, ['info', 'version']),
    'x-origin': `Some requests of ${FILE} of the npm package ${PACKAGE}@${VERSION}, cut out by scripts/github-api.ts; the license is beside this file.`,
  };
  return { openapi: part(whole, ['openapi']), info, paths };
}

const description = cut(JSON.parse(packaged(FILE)) as Json);
write(root, [
  {
    path: `${FOLDER}/description.json`,
    text: await format(JSON.stringify(description), { parser: 'json', printWidth: 120 }),
  },
  { path: `${FOLDER}/LICENSE`, text: packaged('LICENSE') },
]);

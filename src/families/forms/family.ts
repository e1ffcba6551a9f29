import type { Standard, Validate } from '../../model/standard.js';
import type { LoadedFamily } from '../family.js';
import type { Declaration } from './declaration.js';
import { readJson } from './read/json.js';
import { readMarkdown } from './read/markdown.js';
import { formSample } from './samples.js';
import { standardOf } from './standard.js';

/** Returns the part of a form that its first file loads. Rejects with `UsageError` for an unusable schema. */
export function loadForm(declaration: Declaration): LoadedFamily {
  const { name, schema } = declaration;
  return {
    versions: new Map([
      [
        `${name}@1`,
        async (): Promise<Standard> => {
          const validate: Validate = schema === null ? () => [] : (await import('./schema.js')).validatorOf(schema);
          return standardOf(declaration, validate, formSample);
        },
      ],
    ]),
    examples: () => Promise.resolve({}),
    readWhole: (source) => readMarkdown(source, declaration),
    readValues: (source, form) => readJson(source, declaration, form === 'jsonl'),
    upstreams: [],
    prompts: new Map(),
    whyNotMigrated: (id) => `${id} is a form of the project, which has one version.`,
  };
}

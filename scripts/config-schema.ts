import { ENVELOPE_MODES } from '../src/model/context.js';
import { FAMILIES } from '../src/model/standard.js';
import { SEVERITIES } from '../src/model/severity.js';
import { orderedStandards, rules } from '../src/standards/catalog.js';
import type { GeneratedFile } from './file.js';

const PATTERNS = { type: 'array', items: { type: 'string', minLength: 1 } };

/** The JSON Schema of the configuration, for editors and for the gate itself. */
export function generateConfigSchema(): GeneratedFile {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:return-gate:schema:config',
    title: 'return-gate configuration',
    description: 'What a project sets for return-gate, in .return-gate.yml, .return-gate.yaml or .return-gate.json.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { description: 'Where this schema is, for editors.', type: 'string' },
      standards: {
        description:
          'The version by which each family of returns is judged; a family that is not named keeps its default.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(FAMILIES.flatMap(standardProperty)),
      },
      paths: { description: 'Patterns of the files that hold returns, instead of the usual places.', ...PATTERNS },
      ignore: { description: 'Patterns of files to leave out.', ...PATTERNS },
      rules: {
        description: 'Rules that are set to another severity than their standard gives them.',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          rules.map(({ id, summary }) => [id, { description: `${summary}.`, enum: [...SEVERITIES, 'off'] }]),
        ),
      },
      agents: {
        description: 'The names of the agents that exist; without a list, any name is taken.',
        type: 'array',
        items: { type: 'string', minLength: 1 },
        uniqueItems: true,
      },
      'envelope-mode': {
        description: 'Where result envelopes keep their artifacts; without it, each envelope tells by what it lists.',
        enum: ENVELOPE_MODES,
      },
    },
  };
  return { path: 'schemas/config.schema.json', text: JSON.stringify(schema) };
}

function standardProperty(family: (typeof FAMILIES)[number]): readonly (readonly [string, object])[] {
  const versions = orderedStandards.filter((standard) => standard.family === family);
  if (versions.length === 0) return [];
  const usual = versions.find(({ isDefault }) => isDefault);
  const description = `The version for ${family}${usual === undefined ? '' : `; ${usual.id} by default`}.`;
  return [[family, { description, enum: versions.map(({ id }) => id) }]];
}

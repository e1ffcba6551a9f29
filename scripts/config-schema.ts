import { ARCHIVED_CHECKS, BRANCH_DEMANDS } from '../src/model/context.js';
import { MOST_CLAIMS_OF_RUN, MOST_RETURNS_OF_RUN } from '../src/model/document.js';
import { FAMILY_NAMES, FAMILY_SETTINGS } from '../src/families/choose.js';
import { SOURCE_KINDS } from '../src/families/forms/declaration.js';
import { PRESETS } from '../src/families/forms/presets.js';
import type { FamilyName } from '../src/model/standard.js';
import { CONFIG_SCHEMA } from '../src/cli/commands/init-files.js';
import { SEVERITIES } from '../src/model/finding.js';
import { orderedStandards, rules } from '../src/families/catalog.js';
import type { GeneratedFile } from './file.js';

const LEVELS = [...SEVERITIES, 'off'];

/** Limits that no project reaches, so that a hostile file costs no time. */
const MOST = { patterns: 1_000, letters: 1_000, overrides: 100, agents: 1_000, words: 100 };

/** One line of text that is not blank. (Keywords of length would need a module at run time.) */
const TEXT = { type: 'string', pattern: String.raw`^(?=.*\S).{1,${String(MOST.letters)}}$` };

function patterns(description: string, least = 0): object {
  return {
    description,
    type: 'array',
    ...(least === 0 ? {} : { minItems: least }),
    maxItems: MOST.patterns,
    items: TEXT,
  };
}

const standards = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(FAMILY_NAMES.flatMap(standardProperty)),
};

/** The settings of a project for one family. */
const words = {
  type: 'object',
  additionalProperties: false,
  properties: {
    statuses: {
      description: 'Statuses: true for one that is a success, false for one that is none, or the status that it means.',
      type: 'object',
      maxProperties: MOST.words,
      additionalProperties: { type: ['boolean', 'string'], pattern: TEXT.pattern },
    },
    'artifact-types': {
      description: 'Types of artifacts: true, or the type that it means.',
      type: 'object',
      maxProperties: MOST.words,
      additionalProperties: { type: ['boolean', 'string'], not: { const: false }, pattern: TEXT.pattern },
    },
  },
} as const;

/** A source of a form, or several. */
const SOURCES = {
  description:
    'A JSON pointer, with * for every element or member, into JSON or a frontmatter (/files/*); a heading (# New Files); or a label (Output:).',
  type: ['string', 'array'],
  items: TEXT,
};

const WORDS = { type: ['string', 'boolean', 'array'], items: { type: ['string', 'boolean', 'number'] } };

const STATUS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    at: { description: 'Where the status is; of several the worst decides.', type: ['string', 'array'] },
    success: { description: 'Words of a success.', ...WORDS },
    other: { description: 'Words of work that ended without success.', ...WORDS },
    open: { description: "Words of work that goes on; '*' means every word in no list.", ...WORDS },
  },
};

/** A kind of return that a project declares. The validator leaves it to `src/config/forms.ts`, which says more of a mistake. */
const FORM = {
  type: 'object',
  additionalProperties: false,
  properties: {
    files: patterns('Patterns of its files.', 1),
    base: {
      description: 'The folder that claims are relative to: root, file (that of the return), or folder NAME.',
      type: 'string',
      pattern: String.raw`^(?:root|file|folder\s+[^\s/]+)$`,
      default: 'root',
    },
    claims: {
      description: 'Where its returns name files.',
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: Object.fromEntries(SOURCE_KINDS.map((kind) => [kind, SOURCES])),
    },
    status: {
      description: 'Where the status is, and what its words mean.',
      ...STATUS,
      type: ['object', 'array'],
      items: STATUS,
    },
    agent: { ...SOURCES, description: "Where the agent's name is." },
    session: { ...SOURCES, description: 'Where the session id is.' },
    schema: { description: 'A JSON Schema of the project that its returns must satisfy.', ...TEXT },
    severity: { description: 'The most that a missing file weighs.', enum: ['error', 'warning'], default: 'error' },
  },
};

/** The settings of a configuration, in the order of its page. */
const properties = {
  $schema: { description: 'Where the schema of this file is, for editors.', type: 'string' },
  standards: {
    description:
      'The version by which each family of returns is checked; a family that is not named keeps its default.',
    ...standards,
  },
  paths: patterns('Patterns of the files that hold returns, instead of the usual places.', 1),
  ignore: patterns('Patterns of files to leave out.'),
  rules: {
    description: 'Rules that are set to another severity than their standard gives them.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(rules.map(({ id, summary }) => [id, { description: `${summary}.`, enum: LEVELS }])),
  },
  overrides: {
    description:
      'What differs for some paths, or for some findings; where several overrides set the same, the last one counts.',
    type: 'array',
    maxItems: MOST.overrides,
    items: {
      type: 'object',
      additionalProperties: false,
      anyOf: [{ required: ['paths'] }, { required: ['findings'] }],
      dependentRequired: { standards: ['paths'] },
      minProperties: 2,
      // A reason alone sets nothing.
      not: { type: 'object', required: ['reason'], maxProperties: 2 },
      properties: {
        paths: patterns('Patterns of the files that hold the returns.', 1),
        findings: {
          description:
            'Fingerprints of single findings, as the JSON report shows them: the rules below are set for these findings only.',
          type: 'array',
          minItems: 1,
          maxItems: MOST.patterns,
          items: { type: 'string', pattern: '^[0-9a-f]{32}$' },
        },
        standards: { description: 'The version for each family, as above.', ...standards },
        rules: { description: 'Rules that are set to another severity.', $ref: '#/properties/rules' },
        reason: { description: 'Why, in a sentence: reports and return-gate explain show it.', ...TEXT },
      },
    },
  },
  vocabulary: {
    description:
      'Words that the project adds to the vocabulary of a family. A status of its own says whether it is a success (true or false), a type of its own is true; a word that means one of the version names that one.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(FAMILY_NAMES.map((family) => [family, words])),
  },
  agents: {
    description: 'The names of the agents that exist; without a list, any name is taken.',
    type: 'array',
    maxItems: MOST.agents,
    items: TEXT,
    uniqueItems: true,
  },
  ...Object.fromEntries(
    FAMILY_SETTINGS.map(({ name, description, values }) => [name, { description, enum: values }] as const),
  ),
  'fail-on': {
    description: 'The mildest severity that fails a run.',
    enum: [...SEVERITIES, 'never'],
    default: 'error',
  },
  'if-no-returns': {
    description: 'How to count it when the project holds no return at all.',
    enum: ['error', 'warning', 'ignore'],
    default: 'error',
  },
  archived: {
    description:
      'What is checked of the returns in an archive that the compared change does not touch: only their claims (claims), or their form, too (all).',
    enum: ARCHIVED_CHECKS,
    default: 'claims',
  },
  'stale-after': {
    description: 'The age at which an unfinished return counts as abandoned, such as 90m, 24h or 7d.',
    type: 'string',
    pattern: String.raw`^\d{1,6}[smhdw]$`,
    default: '24h',
  },
  'max-file-size': {
    description: 'Larger files are not read, which is an error: a size such as 500KB or 1MiB, or a number of bytes.',
    type: ['string', 'integer'],
    pattern: String.raw`^(?!0+\s*[A-Za-z]*$)\d{1,12}(?:\s*(?:[bB]|[kKmMgG][iI]?[bB]))?$`,
    minimum: 1,
    maximum: 999_999_999_999,
    default: '1MiB',
  },
  'max-returns': {
    description:
      'How many returns a run takes: with more of them it is refused. A shard counts those of its own files.',
    type: 'integer',
    minimum: 1,
    maximum: 999_999_999,
    default: MOST_RETURNS_OF_RUN,
  },
  'max-claims': {
    description:
      'How many claims the returns of a run may make together: with more of them it is refused. A shard counts its own.',
    type: 'integer',
    minimum: 1,
    maximum: 999_999_999,
    default: MOST_CLAIMS_OF_RUN,
  },
  unclaimed: patterns('Patterns of files that may change without a return that claims them.'),
  'agent-branches': patterns('Patterns of branches that must add at least one return, with a final status.'),
  'agent-branches-require': {
    description: 'What that return must say: any final status (final), or a status of success (success).',
    enum: BRANCH_DEMANDS,
    default: 'final',
  },
  baseline: {
    description: 'The file of known findings, relative to the project root.',
    ...TEXT,
    default: '.return-gate-baseline.json',
  },
  forms: {
    description:
      "Kinds of returns that the project declares, by name, and under use the names of presets. An entry with a preset's name replaces keys of it.",
    type: 'object',
    properties: {
      use: {
        description: 'Presets for the files of other projects.',
        type: ['array', 'string'],
        items: { enum: [...PRESETS.keys()] },
      },
    },
    additionalProperties: FORM,
  },
} as const satisfies Readonly<Record<string, object>>;

/** The part of the schema that its page shows. */
export interface ConfigKey {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
}

/** The keys of a configuration, in the order of its page. */
export const CONFIG_KEYS: readonly ConfigKey[] = Object.entries(properties).map(([name, property]) => ({
  name,
  description: (property as { readonly description: string }).description,
  ...('default' in property ? { default: String(property.default) } : {}),
}));

/** Returns the JSON Schema of the configuration, for editors. */
export function generateConfigSchema(): GeneratedFile {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    // Where editors find it. Other schemas are found in the package.
    $id: CONFIG_SCHEMA,
    title: 'return-gate configuration',
    description: 'What a project sets for return-gate, in .return-gate.yml, .return-gate.yaml or .return-gate.json.',
    type: 'object',
    additionalProperties: false,
    properties,
  };
  return { path: 'schemas/config.schema.json', text: JSON.stringify(schema) };
}

function standardProperty(family: FamilyName): readonly (readonly [string, object])[] {
  const versions = orderedStandards.filter((standard) => standard.family === family);
  if (versions.length === 0) return [];
  const usual = versions.find(({ isDefault }) => isDefault);
  const description = `The version for ${family}${usual === undefined ? '' : `; ${usual.id} by default`}.`;
  return [[family, { description, enum: versions.map(({ id }) => id) }]];
}

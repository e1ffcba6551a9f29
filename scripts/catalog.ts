import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_NAMES } from '../src/families/choose.js';
import { CONFIG_SCHEMA } from '../src/cli/commands/init-files.js';
import { PLACES } from '../src/gather/gather.js';
import type { FamilyName } from '../src/model/standard.js';
import { orderedStandards } from '../src/families/catalog.js';
import type { GeneratedFile } from './file.js';

/** A schema in the form of SchemaStore's catalogue. */
interface Entry {
  readonly name: string;
  readonly description: string;
  readonly fileMatch: readonly string[];
  readonly url: string;
  readonly versions?: Readonly<Record<string, string>>;
}

/**
 * Returns which schema an editor should check which file with, in the form of https://www.schemastore.org/api/json/catalog.json: its entries
 * can be proposed there as they are. An address is the schema's own `$id`.
 */
export function generateCatalog(root: string): GeneratedFile {
  const address = (name: string): string => {
    const { $id } = JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8')) as {
      readonly $id: string;
    };
    return $id;
  };
  const catalog = {
    $schema: 'https://www.schemastore.org/schema-catalog.json',
    version: 1,
    schemas: [
      ...FAMILY_NAMES.flatMap((family) => familyEntry(family, address)),
      {
        name: 'return-gate configuration',
        description: 'What a project sets for return-gate',
        fileMatch: ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'],
        url: CONFIG_SCHEMA,
      },
    ] satisfies readonly Entry[],
  };
  return { path: 'schemas/catalog.json', text: JSON.stringify(catalog) };
}

/** Returns a family's default version, with the others; none for a family whose returns are not JSON files. */
function familyEntry(family: FamilyName, address: (name: string) => string): readonly Entry[] {
  const versions = orderedStandards.filter((standard) => standard.family === family);
  const usual = versions.find(({ isDefault }) => isDefault);
  const kinds = PLACES.filter((kind) => kind.form === 'json' && kind.family === family);
  if (usual === undefined || kinds.length === 0) return [];
  return [
    {
      name: usual.title,
      description: `Returns of agents, checked by ${usual.id} unless another version is chosen`,
      fileMatch: [
        ...kinds.filter(({ reduced }) => reduced !== true).flatMap(({ patterns }) => patterns),
        // A file about several tasks has another shape.
        ...kinds
          .filter(({ reduced }) => reduced === true)
          .flatMap(({ patterns }) => patterns.map((glob) => `!${glob}`)),
      ],
      url: address(usual.id),
      versions: Object.fromEntries(versions.map(({ id, version }) => [version, address(id)])),
    },
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './file.js';

/** The part of a JSON Schema of an object that this file rebuilds. */
interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

interface ReportSchema extends ObjectSchema {
  readonly $defs: Readonly<Record<'return' | 'claim' | 'finding' | 'mended' | 'run' | 'loosened', ObjectSchema>>;
}

/** Returns the JSON Schema of one line of `--format jsonl`, from the schema of the JSON report, which has the same in one value. */
export function generateReportLinesSchema(root: string): GeneratedFile {
  const report = JSON.parse(readFileSync(join(root, 'schemas/report.schema.json'), 'utf8')) as ReportSchema;
  const { properties, $defs } = report;
  const lines = {
    report: {
      description: 'The first line: what made the report, and of what.',
      type: 'object',
      required: ['schema', 'tool', 'source'],
      properties: {
        schema: { description: 'The name and major version of this format.', const: 'return-gate/report-lines@1' },
        tool: properties.tool ?? {},
        source: properties.source ?? {},
      },
      additionalProperties: false,
    },
    return: $defs.return,
    finding: $defs.finding,
    conclusion: {
      description: 'The last line: what became of the run. A report without it was cut off.',
      type: 'object',
      required: ['conclusion', 'counts'],
      properties: {
        conclusion: properties.conclusion ?? {},
        counts: properties.counts ?? {},
        loosened: properties.loosened ?? {},
        trend: properties.trend ?? {},
      },
      additionalProperties: false,
    },
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:return-gate:schema:report-lines@1',
    title: 'return-gate report 1, a line',
    description:
      'One line of what --format jsonl writes: first a line of type report, then one for each return, then one for each finding, last one of type conclusion. Returns and findings are in the order of file, then position, then rule.',
    type: 'object',
    required: ['type'],
    oneOf: Object.keys(lines).map((type) => ({ $ref: `#/$defs/${type}` })),
    $defs: {
      ...Object.fromEntries(Object.entries(lines).map(([type, line]) => [type, typed(type, line)])),
      claim: $defs.claim,
      mended: $defs.mended,
      run: $defs.run,
      loosened: $defs.loosened,
    },
  };
  return { path: 'schemas/report-lines.schema.json', text: JSON.stringify(schema) };
}

/** Returns the same object with its type first. */
function typed(type: string, { required, properties, ...rest }: ObjectSchema): object {
  return {
    ...rest,
    required: ['type', ...required],
    properties: { type: { description: 'What the line holds.', const: type }, ...properties },
  };
}

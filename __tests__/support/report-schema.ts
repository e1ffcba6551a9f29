import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ReportedRun } from './bundle.js';

/** Compiling the report's schema takes longer than loading the gate, so a process does it once. */
const validators = new Map<string, ValidateFunction>();

/** Returns the validator of a schema in `schemas/`, by its name. Throws if there is none, or if ajv rejects it. */
function schemaValidator(name: string): ValidateFunction {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8');
  // Optimizing the code takes as long again as compiling it, and a process has not many reports to validate.
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, code: { optimize: false } });
  const validate = ajv.compile(JSON.parse(text) as AnySchemaObject);
  validators.set(name, validate);
  return validate;
}

function held(schema: string, value: unknown): unknown {
  const validate = schemaValidator(schema);
  if (validate(value)) return value;
  const errors = (validate.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  throw new Error(`This is no report by its schema: ${errors.join('; ')}`);
}

/** Whether the schema of the JSON report takes a value. */
export function isReport(value: unknown): boolean {
  return schemaValidator('report')(value);
}

/** Reads a JSON report. Throws where its schema rejects it: every test that makes a report reads it here. */
export function readReport(text: string): ReportedRun {
  return held('report', JSON.parse(text)) as ReportedRun;
}

/** A line of the `jsonl` format. */
export interface ReportedLine extends Readonly<Record<string, unknown>> {
  readonly type: 'report' | 'return' | 'finding' | 'conclusion';
}

/** Reads the lines of a report. Throws where their schema rejects one, or where they are not all there in their order. */
export function readReportLines(text: string): readonly ReportedLine[] {
  if (!text.endsWith('\n')) throw new Error('The last line of the report has no end.');
  const lines = text
    .slice(0, -1)
    .split('\n')
    .map((one) => held('report-lines', JSON.parse(one)) as ReportedLine);
  const types = lines.map(({ type }) => type).join(' ');
  if (!/^report( return)*( finding)* conclusion$/.test(types)) throw new Error(`The lines are in no order: ${types}`);
  return lines;
}

/** What holds each format that is read by machines to its schema. */
const READERS: ReadonlyMap<string, (text: string) => unknown> = new Map<string, (text: string) => unknown>([
  ['json', readReport],
  ['jsonl', readReportLines],
]);

/** Throws where a format has a schema and the text does not hold to it. */
export function holdToSchema(format: string, text: string): void {
  READERS.get(format)?.(text);
}

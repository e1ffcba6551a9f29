import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import schema from '../../schemas/report.schema.json' with { type: 'json' };
import type { ReportJson } from '../model/report-json.js';

/** Returns the validator of reports, which stops at the first error. */
export function reportValidator(): ValidateFunction<ReportJson> {
  return new Ajv2020({ strict: false }).compile<ReportJson>(schema);
}

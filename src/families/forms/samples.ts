import type { Sample } from '../../model/standard.js';
import type { Declaration } from './declaration.js';

/** A form as a project would declare it, for the examples of the rules. */
export const sampleForm: Declaration = {
  name: 'worker-result',
  files: ['runs/**/result.json'],
  base: '',
  claims: { created: ['/files_created/*'], deleted: ['/files_deleted/*'], commit: ['/head_sha'] },
  status: [{ at: '/status', success: ['DONE'], other: ['FAILED'], open: ['RUNNING'] }],
  agent: ['/agent'],
  session: ['/run_id'],
  schema: {
    file: 'schemas/result.schema.json',
    hasPatterns: false,
    value: { type: 'object', required: ['summary'], properties: { summary: { type: 'string' } } },
  },
  severity: 'error',
};

/** A valid return of that form. */
export const formSample: Sample = {
  file: 'runs/7/result.json',
  value: {
    status: 'DONE',
    agent: 'parser-worker',
    run_id: 'run-7',
    summary: 'Dates are parsed.',
    files_created: ['src/parse-dates.ts'],
  },
  tree: { 'src/parse-dates.ts': 'export const parse = Date.parse;\n' },
};

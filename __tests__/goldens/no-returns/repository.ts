import type { Golden } from '../golden.js';

/** A project that holds nothing to judge, which is an error. */
export const noReturns: Golden = {
  status: 3,
  commits: [{ files: { 'README.md': '# A project\n', 'src/a.ts': 'export {};\n', 'specs/state.json': '{}\n' } }],
};

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform, version } from 'esbuild';

/**
 * Jest runs each test file in a context of its own, in which every look at a global is slow: up to eight times the time of
 * the reading of a long file. So a module looks once.
 */
const GLOBALS = [
  'Array',
  'Boolean',
  'Buffer',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'Uint8Array',
];

/** On the first line, so that the positions in the source map stay right. */
function withGlobals({ code, ...result }) {
  const used = GLOBALS.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const declared = new RegExp(
    `^(?:import|export|const|let|class|function)\\b.*\\b(?:${used.join('|')})\\b.*\\bfrom\\b`,
    'm',
  );
  return { ...result, code: declared.test(code) ? code : `const{${used.join()}}=globalThis;${code}` };
}

const tsconfig = readFileSync(new URL('../../tsconfig.json', import.meta.url), 'utf8');
const own = readFileSync(new URL(import.meta.url), 'utf8');

/** Types are taken away and nothing else: `npm run typecheck` looks at them. The compiler itself would fill each worker's memory. */
export default {
  getCacheKey: (text, path) =>
    createHash('sha256')
      .update(JSON.stringify([version, own, tsconfig, path, text]))
      .digest('hex'),
  processAsync: async (text, path) => {
    const { code, map } = await transform(text, {
      loader: 'ts',
      format: 'esm',
      sourcefile: path,
      sourcemap: 'external',
      tsconfigRaw: tsconfig,
    });
    return withGlobals({ code, map });
  },
};

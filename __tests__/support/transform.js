import { createHash } from 'node:crypto';
import tsJest from 'ts-jest';

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
  const own = new RegExp(
    `^(?:import|export|const|let|class|function)\\b.*\\b(?:${used.join('|')})\\b.*\\bfrom\\b`,
    'm',
  );
  return { ...result, code: own.test(code) ? code : `const{${used.join()}}=globalThis;${code}` };
}

export default {
  createTransformer(options) {
    const inner = tsJest.default.createTransformer(options);
    const keyOf = (key) => createHash('sha256').update(GLOBALS.join()).update(key).digest('hex');
    return {
      getCacheKey: (...args) => keyOf(inner.getCacheKey(...args)),
      getCacheKeyAsync: async (...args) => keyOf(await inner.getCacheKeyAsync(...args)),
      process: (...args) => withGlobals(inner.process(...args)),
      processAsync: async (...args) => withGlobals(await inner.processAsync(...args)),
    };
  },
};

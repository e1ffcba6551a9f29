/**
 * The one bundle: each entry point, loaded when it is called. `scripts/build.ts` writes the thin files in `dist/` that
 * call them. The folder has its own `tsconfig.json`: without type information TypeScript treats `NodeNext` as
 * CommonJS, in which the toolkit cannot be imported.
 */
export const startCommandLine = (): Promise<unknown> => import('../../src/cli/main.js');
export const startAction = (): Promise<unknown> => import('../../src/action/main.js');
export const startMerge = (): Promise<unknown> => import('../../src/action/merge/main.js');
export const loadLibrary = (): Promise<unknown> => import('./library.js');
export * from './shared.js';

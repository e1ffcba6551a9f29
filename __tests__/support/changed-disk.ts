import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Name = keyof typeof fs;

/** Puts other functions in the place of those of `node:fs`, in every module, until the tests of the file have run. */
export function changeDisk(functions: Partial<Readonly<Record<Name, unknown>>>): void {
  const real = Object.fromEntries(Object.keys(functions).map((name) => [name, fs[name as Name]]));
  Object.assign(fs, functions);
  syncBuiltinESMExports();
  afterAll(() => {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  });
}

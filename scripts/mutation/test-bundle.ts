import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script, constants } from 'node:vm';
import { build, type Plugin } from 'esbuild';

/** The message of the error that ends a test which measures time: code with mutants in it is slow. */
export const MEASURES_TIME = 'This test measures time.';

const NO_CLOCK = `export function processorTime() { throw new Error(${JSON.stringify(MEASURES_TIME)}); }`;

/** Each file knows where it was, although all are in one bundle. */
const OWN_PLACE: Plugin = {
  name: 'own-place',
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = path.endsWith('/support/processor-time.ts') ? NO_CLOCK : await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: text
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.filename', JSON.stringify(path)),
      };
    });
  },
};

/** Packages stay outside, but for those that only a module can import. */
const PACKAGES_OUTSIDE: Plugin = {
  name: 'packages-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^@(?:actions|octokit)\//.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Evaluates a fresh copy of all modules; each function then loads one test file, by its path. */
export type LoadTestFiles = (globals: Readonly<Record<string, unknown>>) => ReadonlyMap<string, () => void>;

/**
 * Bundles test files with all that they import from the project. The bundle is compiled once and evaluated as often as wanted,
 * with no state left of the time before. Fails if a file cannot be bundled.
 */
export async function bundleTests(files: readonly string[], root: string): Promise<LoadTestFiles> {
  const entries = files.map((file) => `[${JSON.stringify(file)}, () => require(${JSON.stringify(`./${file}`)})]`);
  const { outputFiles } = await build({
    stdin: { contents: `globals.loaded(new Map([${entries.join(',')}]))`, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
    plugins: [PACKAGES_OUTSIDE, OWN_PLACE],
  });
  const own = join(root, '__tests__', 'all.cjs');
  const names = ['require', 'module', 'exports', 'globals'];
  const given = ['expect', 'describe', 'test', 'it', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach'];
  const script = new Script(
    `(function (${names.join()}) { const { ${given.join()} } = globals; ${outputFiles[0]?.text ?? ''}\n})`,
    { filename: own, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  const load = createRequire(own);
  return (globals) => {
    let found: ReadonlyMap<string, () => void> = new Map();
    const module = { exports: {} };
    const evaluate = script.runInThisContext() as (...given: unknown[]) => void;
    evaluate(load, module, module.exports, {
      ...globals,
      loaded: (files: ReadonlyMap<string, () => void>) => {
        found = files;
      },
    });
    return found;
  };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc, { type Compilation } from '@vercel/ncc';
import ts from 'typescript';
import { licensesOf } from './licenses.js';

const root = fileURLToPath(new URL('..', import.meta.url));

type Files = Readonly<Record<string, string | Buffer>>;

/** The entry points of the package. What only the two actions load is not a part of it. */
const PACKAGED = ['../../src/cli/main.js', './library.js'];

const COMMONJS = manifest('commonjs');

/** The contents of `dist/`, by folder: the bundle, and for each entry point a thin file that calls it. */
const FOLDERS: Readonly<Record<string, Files>> = {
  bundle: { ...(await bundle(join(root, 'scripts/bundle/index.ts'))), ...COMMONJS },
  // pre-commit needs this first line to start the command line.
  cli: { 'index.js': `#!/usr/bin/env node\n${start('startCommandLine')}`, ...COMMONJS },
  action: { 'index.js': start('startAction'), ...COMMONJS },
  merge: { 'index.js': start('startMerge'), ...COMMONJS },
  library: { ...(await library(join(root, 'src/library/index.ts'))), ...manifest('module') },
};

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const [folder, files] of Object.entries(FOLDERS)) {
  for (const [file, source] of Object.entries(files)) {
    const path = join(root, 'dist', folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source, { mode: folder === 'cli' && file === 'index.js' ? 0o755 : 0o644 });
  }
  const size = Object.values(files).reduce((sum, source) => sum + Buffer.byteLength(source), 0);
  console.log(`dist/${folder}: ${String(Object.keys(files).length)} files, ${String(Math.round(size / 1024))} KiB`);
}

function manifest(type: 'commonjs' | 'module'): Files {
  return { 'package.json': `${JSON.stringify({ type }, null, 2)}\n` };
}

function start(entryPoint: string): string {
  return `void require('../bundle/index.js').${entryPoint}();\n`;
}

/**
 * Returns the library's module, by file. Its functions load the bundle when they are called, so that importing it starts
 * nothing; its lists are data next to it. Its types are those of the sources.
 */
async function library(entry: string): Promise<Files> {
  const exported = Object.entries((await import(entry)) as Readonly<Record<string, unknown>>).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const lists = exported.filter(([, value]) => typeof value !== 'function');
  const lines = [
    `import { createRequire } from 'node:module';`,
    ``,
    `const require = createRequire(import.meta.url);`,
    `const { loadLibrary } = require('../bundle/index.js');`,
    ``,
    ...exported.map(([name, value]) =>
      typeof value === 'function'
        ? `export const ${name} = async (...options) => (await loadLibrary()).${name}(...options);`
        : `export const ${name} = require('./reference.json').${name};`,
    ),
  ];
  return {
    'index.js': `${lines.join('\n')}\n`,
    'reference.json': `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`,
    ...declarations(entry),
  };
}

/** Returns the types of an entry and of what they depend on, by file: of its module and of others, and `index.d.ts`, which leads there. */
function declarations(entry: string): Files {
  const source = join(root, 'src');
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    newLine: ts.NewLineKind.LineFeed,
    rootDir: root,
    outDir: root,
    types: ['node'],
  });
  const start = relative(source, entry).replace(/\.ts$/, '.js').replaceAll(sep, '/');
  const made: Record<string, string> = { 'index.d.ts': `export * from './${start}';\n` };
  const pending = [entry];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const name = relative(source, file).replace(/\.ts$/, '.d.ts').replaceAll(sep, '/');
    if (name in made) continue;
    let text = '';
    program.emit(program.getSourceFile(file), (_, emitted) => (text = emitted), undefined, true);
    if (text === '') throw new Error(`${file}: no types were made of it`);
    made[name] = text;
    for (const [, module = ''] of text.matchAll(/from '(\.[^']*)\.js'/g))
      pending.push(join(dirname(file), `${module}.ts`));
  }
  return made;
}

/**
 * Returns ncc's bundle of an entry, by file, with the licences of its packages. `tsc` checks the types separately, which halves
 * the time. Without source maps and unminified: a stack trace names readable lines. CommonJS starts faster than ESM, on
 * Node 20 and 24 alike (npm run bench -- start-up).
 */
async function bundle(entry: string): Promise<Files> {
  const { code, assets, stats } = await bundled(entry, {
    cache: false,
    esm: false,
    quiet: true,
    minify: false,
    sourceMap: false,
    target: 'es2022',
    transpileOnly: true,
  });
  const chunks = Object.entries(assets).map(([file, { source }]) => [file, compiledOnce(String(source))] as const);
  const packaged = packagedChunks(stats.compilation);
  return {
    'index.js': compiledOnce(code),
    ...Object.fromEntries(chunks),
    '.npmignore': chunks.flatMap(([file]) => (packaged.has(file) ? [] : [`${file}\n`])).join(''),
    'licenses.txt': licensesOf(stats.compilation.modules),
  };
}

/** Returns the files of the chunks that the package's entry points load, at once or later. */
function packagedChunks({ entrypoints }: Compilation): ReadonlySet<string> {
  const groups = new Set(
    [...entrypoints.values()]
      .flatMap((entry) => entry.getChildren())
      .filter(({ origins }) => origins.some(({ request }) => PACKAGED.includes(request))),
  );
  // Groups added during iteration are visited as well.
  for (const group of groups) for (const child of group.getChildren()) groups.add(child);
  return new Set([...groups].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])));
}

/**
 * Returns a chunk with its modules as functions in brackets, which V8 compiles at once. The arrow functions that ncc writes it first only
 * scans, and compiles them when they are called, a moment later.
 */
function compiledOnce(code: string): string {
  return code.replace(/^(\/\*{3}\/ \()\(([^()]*)\) => \{$/gm, '$1function($2) {');
}

/** Calls ncc, and exits if it fails. ncc's errors quote its own source: only the lines about our source are printed. */
async function bundled(...args: Parameters<typeof ncc>): ReturnType<typeof ncc> {
  try {
    return await ncc(...args);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(lines.filter((line) => line.length < 300).join('\n'));
    process.exit(1);
  }
}

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import ts from 'typescript';
import { licensesOf } from './licenses.js';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Bundle {
  readonly entry: string;
  readonly isModule: boolean;
}

/** Each bundle, by its folder in dist/. The library is imported by name, as only a module offers names. */
const BUNDLES: Readonly<Record<string, Bundle>> = {
  cli: { entry: 'src/cli/main.ts', isModule: false },
  action: { entry: 'src/action/main.ts', isModule: false },
  merge: { entry: 'src/action/merge/main.ts', isModule: false },
  library: { entry: 'src/library/index.ts', isModule: true },
};

// What no bundle is any more would be shipped for ever, since nothing else looks at it.
for (const name of readdirSync(join(root, 'dist'))) {
  if (!Object.hasOwn(BUNDLES, name)) rmSync(join(root, 'dist', name), { recursive: true });
}

for (const [name, { entry, isModule }] of Object.entries(BUNDLES)) {
  const target = join(root, 'dist', name);
  const { code, assets, stats } = await bundle(join(root, entry), {
    cache: false,
    // CommonJS starts faster than ESM, on Node 20 and 24 alike (npm run bench -- start-up).
    esm: isModule,
    quiet: true,
    minify: false,
    sourceMap: false,
    target: 'es2022',
  });
  // Those folders are CommonJS in a package that is not.
  const manifest = `${JSON.stringify({ type: isModule ? 'module' : 'commonjs' }, null, 2)}\n`;
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.js': code,
    ...Object.fromEntries(
      Object.entries(assets)
        // Types that ncc would emit beside the bundle: of all sources, and without their comments.
        .filter(([file]) => !file.endsWith('.d.ts'))
        .map(([file, { source }]) => [file, source]),
    ),
    'licenses.txt': licensesOf(stats.compilation.modules),
    'package.json': manifest,
    ...(isModule ? declarations(join(root, entry)) : {}),
  };
  rmSync(target, { recursive: true, force: true });
  for (const [file, source] of Object.entries(files)) {
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    // The command line is started by its own first line, as by pre-commit.
    writeFileSync(path, source, {
      mode: file === 'index.js' && name === 'cli' ? 0o755 : 0o644,
    });
  }
  const size = Object.values(files).reduce((sum, source) => sum + Buffer.byteLength(source), 0);
  console.log(`dist/${name}: ${String(Object.keys(files).length)} files, ${String(Math.round(size / 1024))} KiB`);
}

/** The types of an entry and of what they are made of, by file: those of its room and of others, and `index.d.ts`, which leads there. */
function declarations(entry: string): Readonly<Record<string, string>> {
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

/** ncc's errors quote its own source: only what they say of ours is of use. */
async function bundle(...args: Parameters<typeof ncc>): ReturnType<typeof ncc> {
  try {
    return await ncc(...args);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(lines.filter((line) => line.length < 300).join('\n'));
    process.exit(1);
  }
}

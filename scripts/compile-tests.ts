import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';

/**
 * Compiles sources and tests once, into `.cache/compiled`, for Jest's workers: `pretest` of package.json runs it. Types are not
 * checked: `npm run typecheck` does that.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, '.cache', 'compiled');
const folders = ['src', '__tests__', 'quality', 'scripts', 'bench'];
const tsconfig = readFileSync(join(root, 'tsconfig.json'), 'utf8');

async function compile(file: string): Promise<void> {
  const path = join(root, file);
  const to = join(target, file);
  mkdirSync(dirname(to), { recursive: true });
  if (/\.[cm]?js$/.test(file)) {
    cpSync(path, to);
    return;
  }
  // A file finds schemas and fixtures from where its source is.
  const source = readFileSync(path, 'utf8')
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
  const { code, map } = await transform(source, {
    loader: 'ts',
    format: 'esm',
    sourcefile: pathToFileURL(path).href,
    sourcemap: 'external',
    sourcesContent: false,
    tsconfigRaw: tsconfig,
  });
  const out = to.replace(/\.ts$/, '.js');
  writeFileSync(out, `${code}//# sourceMappingURL=${basename(out)}.map\n`);
  writeFileSync(`${out}.map`, map);
}

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|[cm]?js)$/.test(name) && !name.endsWith('.d.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);
await Promise.all(files.map(compile));
cpSync(join(root, 'schemas'), join(target, 'schemas'), { recursive: true });
// What has no source any more goes. The rest stays: tests may be running from it.
const kept = new Set(files.map((file) => file.replace(/(?<!\.d)\.ts$/, '.js')));
for (const folder of folders.filter((name) => existsSync(join(target, name)))) {
  for (const name of readdirSync(join(target, folder), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (file.endsWith('.js') && !kept.has(file)) rmSync(join(target, file));
  }
}
// The compiled files are modules, as their sources are.
writeFileSync(join(target, 'package.json'), '{ "type": "module" }\n');

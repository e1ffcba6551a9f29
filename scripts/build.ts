import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each bundle, by its folder in dist/. */
const BUNDLES = { cli: 'src/cli.ts', action: 'src/action.ts' };

for (const [name, entry] of Object.entries(BUNDLES)) {
  const target = join(root, 'dist', name);
  const { code, assets } = await bundle(join(root, entry), {
    cache: false,
    // CommonJS starts faster than ESM, on Node 20 and 24 alike (npm run bench -- start-up).
    esm: false,
    quiet: true,
    minify: false,
    sourceMap: false,
    target: 'es2022',
  });
  // The folder is CommonJS in a package that is not.
  const manifest = `${JSON.stringify({ type: 'commonjs' }, null, 2)}\n`;
  const files = {
    'index.js': code,
    ...Object.fromEntries(Object.entries(assets).map(([file, { source }]) => [file, source])),
    'package.json': manifest,
  };
  rmSync(target, { recursive: true, force: true });
  for (const [file, source] of Object.entries(files)) {
    // Types that ncc would emit beside the bundle are of no use to those who run it.
    if (file.endsWith('.d.ts')) continue;
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  console.log(`dist/${name}: ${readdirSync(target).join(', ')}`);
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

import { writeFileSync, mkdirSync } from 'node:fs';
import ncc from '@vercel/ncc';
const { code, assets } = await ncc(process.argv[2] ?? '', { cache: false, esm: false, quiet: true, minify: false, sourceMap: false, target: 'es2022' });
mkdirSync('/tmp/try/out', { recursive: true });
writeFileSync('/tmp/try/out/index.js', code);
for (const [f, a] of Object.entries(assets)) { mkdirSync('/tmp/try/out/' + f.split('/').slice(0,-1).join('/'), {recursive:true}); writeFileSync('/tmp/try/out/' + f, a.source); }
writeFileSync('/tmp/try/out/package.json', '{"type":"commonjs"}');

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pagesWithCommands, replay } from '../../scripts/console.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(pagesWithCommands(root))(
  '%s shows what its commands print: otherwise look at what npx tsx scripts/walkthrough.ts changes',
  (name) => {
    const page = readFileSync(`${root}${name}`, 'utf8');
    expect(page).toMatch(/^\$ .*return-gate /m);
    expect(replay(page, `${root}dist/cli/index.js`)).toBe(page);
  },
);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay } from '../../scripts/console.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the walkthrough shows what its commands print: otherwise look at what npx tsx scripts/walkthrough.ts changes', () => {
  const page = readFileSync(`${root}docs/walkthrough.md`, 'utf8');
  expect(page).toMatch(/^\$ return-gate /m);
  expect(replay(page, `${root}dist/cli/index.js`)).toBe(page);
});

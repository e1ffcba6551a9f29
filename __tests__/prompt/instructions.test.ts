import { fileURLToPath } from 'node:url';
import { kept } from '../goldens/kept.js';
import { instruction } from '../support/instruction.js';

const FOLDER = fileURLToPath(new URL('expected', import.meta.url));

/** One of each form. Others differ by their words, fields and rules: prompt.test.ts and obedient.test.ts look at those of each. */
const SHOWN = ['bmad-story@6', 'gsd-summary@1', 'result-envelope@1', 'return-meta@1.2', 'verify-result@1'];

test('The instruction of a version of each form is the one in expected/', async () => {
  const texts: Record<string, string> = {};
  for (const id of SHOWN) texts[`${id}.txt`] = await instruction(id);
  expect(texts).toEqual(kept(FOLDER, texts));
});

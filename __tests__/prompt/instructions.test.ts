import { fileURLToPath } from 'node:url';
import { standards } from '../../src/families/registry.js';
import { kept } from '../goldens/kept.js';
import { instruction } from '../support/instruction.js';

const FOLDER = fileURLToPath(new URL('expected', import.meta.url));

// Other versions differ by their words, fields and rules: prompt.test.ts and obedient.test.ts look at those of each.
test('The instruction of each default version is the one in expected/', async () => {
  const texts: Record<string, string> = {};
  for (const { id, isDefault } of standards) if (isDefault) texts[`${id}.txt`] = await instruction(id);
  expect(texts).toEqual(kept(FOLDER, texts));
});
